### The Predator box in English: what its books share.

kind-starter = Starting card
kind-role = Role card
kind-strike = Strike card
kind-hazard = Hazard
kind-avatar = Avatar
kinds-starter = Starting cards
kinds-role = Role cards
kinds-strike = Strike cards
kinds-hazard = Hazards
kinds-avatar = Avatars

space-underground = Underground
space-graveyard = Graveyard
space-river = River
space-ruins = Ruins
space-hills = Hills

card-experience = Experience
card-experience-text = Everybody starts with seven of them.
card-brute-force = Brute Force
card-brute-force-text = Everybody starts with five of them.
