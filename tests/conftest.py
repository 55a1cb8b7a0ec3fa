import os

import pytest
from hypothesis import HealthCheck, settings

from tools.gallery.alike import ENVIRONMENT

os.environ |= ENVIRONMENT

# No test may depend on how fast the machine is today.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
