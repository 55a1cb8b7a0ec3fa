"""What the tests of the contract change in the standard box: a row, and what is still a box in its place."""

from typing import Final

ROW: Final = ("D01,domino,BB,2,2", "D01,domino,BB,2,3")
