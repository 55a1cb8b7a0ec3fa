"""What is held on a gamepad, as SDL tells it; pygame brings SDL along for the sound."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any, Final

DEVICES: Final = Path("/dev/input")
FAR: Final = 18_000
"""Of 32,767: so far the stick has to go."""
BUTTONS: Final = {
    "a": "CONTROLLER_BUTTON_A",
    "b": "CONTROLLER_BUTTON_B",
    "x": "CONTROLLER_BUTTON_X",
    "y": "CONTROLLER_BUTTON_Y",
    "left shoulder": "CONTROLLER_BUTTON_LEFTSHOULDER",
    "right shoulder": "CONTROLLER_BUTTON_RIGHTSHOULDER",
    "start": "CONTROLLER_BUTTON_START",
    "select": "CONTROLLER_BUTTON_BACK",
    "up": "CONTROLLER_BUTTON_DPAD_UP",
    "down": "CONTROLLER_BUTTON_DPAD_DOWN",
    "left": "CONTROLLER_BUTTON_DPAD_LEFT",
    "right": "CONTROLLER_BUTTON_DPAD_RIGHT",
}


def may_be_there() -> bool:
    """Whether it is worth while to ask SDL, which has to be loaded first."""
    return not sys.platform.startswith("linux") or any(DEVICES.glob("js*"))


class SdlPads:
    """All gamepads as one. Any call may fail with ImportError or RuntimeError."""

    def __init__(self) -> None:
        self._pygame: Any = None
        self._controller: Any = None
        self._pads: dict[int, Any] = {}

    @property
    def open(self) -> bool:
        return self._controller is not None

    def held(self) -> tuple[str, frozenset[str]]:
        """What the first of them calls itself, nothing if there is none; and everything that is held on any."""
        if not self.open:
            self._begin()
        self._pygame.event.pump()
        there = {index for index in range(self._controller.get_count()) if self._controller.is_controller(index)}
        for index in there - self._pads.keys():
            self._pads[index] = self._controller.Controller(index)
        for index in [index for index, pad in self._pads.items() if index not in there or not pad.attached()]:
            self._pads.pop(index).quit()
        held = {name for pad in self._pads.values() for name in self._held_on(pad)}
        return next((str(pad.name) for pad in self._pads.values()), ""), frozenset(held)

    def close(self) -> None:
        if self.open:
            for pad in self._pads.values():
                pad.quit()
            self._pads.clear()
            self._controller.quit()
            self._pygame.display.quit()
            self._controller = None

    def _held_on(self, pad: Any) -> set[str]:
        held = {name for name, constant in BUTTONS.items() if pad.get_button(getattr(self._pygame, constant))}
        across = pad.get_axis(self._pygame.CONTROLLER_AXIS_LEFTX)
        down = pad.get_axis(self._pygame.CONTROLLER_AXIS_LEFTY)
        if abs(across) > FAR and abs(across) > abs(down):
            held.add("right" if across > 0 else "left")
        elif abs(down) > FAR:
            held.add("down" if down > 0 else "up")
        return held

    def _begin(self) -> None:
        # SDL has no window of its own, so it never has the keyboard, and no screen but one that shows nothing.
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        os.environ.setdefault("SDL_NO_SIGNAL_HANDLERS", "1")
        os.environ.setdefault("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
        before = os.environ.get("SDL_VIDEODRIVER")
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        try:
            import pygame
            from pygame._sdl2 import controller

            pygame.display.init()
        finally:
            if before is None:
                os.environ.pop("SDL_VIDEODRIVER", None)
            else:
                os.environ["SDL_VIDEODRIVER"] = before
        controller.init()
        self._pygame, self._controller = pygame, controller
