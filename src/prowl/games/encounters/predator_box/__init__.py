"""What the books of the Predator box share: classes, starting cards and their words."""
