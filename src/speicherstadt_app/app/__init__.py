"""Where the window's program is put together from its parts."""
