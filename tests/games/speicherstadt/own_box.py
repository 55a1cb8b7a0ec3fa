"""What the tests of the contract change in the standard box: a row, and what is still a box in its place."""

from typing import Final

ROW: Final = ("A-contract-5,A,contract,,5,tea rubber", "A-contract-5,A,contract,,6,tea rubber")
