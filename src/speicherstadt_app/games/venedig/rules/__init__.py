"""Rules of Die Säulen von Venedig."""
