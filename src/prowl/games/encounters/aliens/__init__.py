"""What the games with Aliens share: Hive decks, Drones, the Hatchery, Objectives and Locations. No game of its own."""
