import os

import pytest
from hypothesis import HealthCheck, settings

# Windows are drawn without a display, in software, alike everywhere.
os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": "1"}

# No test may depend on how fast the machine is today.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication
