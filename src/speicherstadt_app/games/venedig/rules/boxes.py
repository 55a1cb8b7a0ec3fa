"""Boxes of one's own."""

from __future__ import annotations

from collections.abc import Mapping

from speicherstadt_app.games.venedig.rules.box import Box, standard_box


def box_of(options: Mapping[str, object]) -> Box:  # noqa: ARG001
    return standard_box()
