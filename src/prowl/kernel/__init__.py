"""The kernel: runs the rules of any game. Pure: no game words, no input or output, no clock, no global random."""
