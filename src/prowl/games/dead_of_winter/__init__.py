"""Dead of Winter: Warring Colonies: two colonies, one winter, up to eleven secret objectives."""
