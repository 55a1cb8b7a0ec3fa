"""Waiting for one of several things in the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable


async def first(*coming: Awaitable[object]) -> None:
    """Wait for the first of them; the others are broken off."""
    tasks = [asyncio.ensure_future(one) for one in coming]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
