"""Everything that is said of Die Säulen von Venedig."""
