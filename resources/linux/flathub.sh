#!/bin/sh
# Starts the program with the Python of the runtime.
PYTHONPATH=/app/briefcase/app:/app/briefcase/app_packages exec python3 -m speicherstadt_app "$@"
