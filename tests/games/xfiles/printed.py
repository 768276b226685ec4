"""The figures of the cards, as they are printed: a second copy to compare with."""

from __future__ import annotations

#  Class, copies, cost, Attack, Recruit, keywords.
ACADEMY = """
mulder_spooky_reputation intel 5 2 1 0 -, mulder_profiler intel 5 4 3 0 coordinate, mulder_true_believer will 3 4 3
0 -, mulder_seeker_of_truth will 1 7 5 0 -, scully_field_autopsy science 5 3 1 1 coordinate, scully_physician
science 5 2 0 2 -, scully_skeptic will 3 4 4 0 -, scully_unshaken will 1 6 5 0 -, skinner_assistant_director
leadership 5 3 0 2 coordinate, skinner_open_the_files leadership 5 3 2 1 -, skinner_marine_veteran will 3 4 3 0
vigilant, skinner_call_in_favours leadership 1 7 2 4 -, doggett_detective will 5 2 1 0 coordinate,
doggett_task_force leadership 5 3 3 0 coordinate, doggett_marine will 3 5 4 0 -, doggett_relentless will 1 7 6 0 -,
reyes_cult_expert intel 5 3 1 1 coordinate, reyes_intuition will 5 3 3 0 -, reyes_protector will 3 4 3 0 vigilant,
reyes_second_sight intel 1 6 3 2 -, follmer_ambition leadership 5 2 0 1 -, follmer_office_politics leadership 5 4 0
3 coordinate, follmer_wiretap intel 3 4 4 0 -, follmer_internal_inquiry leadership 1 6 4 2 -, pendrell_crime_lab
tech 5 3 0 2 coordinate, pendrell_professional_colleagues science 5 3 3 1 coordinate, pendrell_implant_analysis
science 3 4 4 0 -, pendrell_breakthrough tech 1 6 3 2 -, gunmen_langly tech 5 2 0 1 -, gunmen_frohike intel 5 3 3 0
coordinate, gunmen_byers tech 3 4 0 4 coordinate, gunmen_trio intel 1 7 4 2 -, burks_image_analysis tech 5 2 1 0
coordinate, burks_aura_photography science 5 3 3 0 -, burks_consultant science 3 4 3 1 coordinate, burks_hard_proof
tech 1 6 5 0 -
"""

#  Type, value, keywords.
ENEMIES = """
s1_tooms human 3 stealth, s1_jersey_devil creature 2 runner, s1_operating_system construct 3
stationary+vulnerable_tech, s1_ice_worm alien 2 -, s1_howard_graves spirit 2 immune_tech, s1_eves human 2 -,
s1_lively human 3 range, s1_boggs human 3 apprehend, s1_kindred alien 2 -, s1_wood_mites creature 4
vulnerable_science, s2_flukeman creature 3 stealth, s2_duane_barry human 3 apprehend, s2_vampire_trinity creature 4
double_strike, s2_pfaster human 4 frightening, s2_mrs_paddock spirit 4 -, s2_conjoined_twin creature 3 ambush,
s2_banton human 4 maul+vulnerable_science, s2_bounty_hunter alien 5 ferocious, s2_displays construct 3
stationary+vulnerable_tech, s2_calusari_twin spirit 5 immune_science, s3_oswald human 5 range, s3_neech_manley
spirit 5 -, s3_incanto human 4 apprehend, s3_puppet human 3 stealth, s3_rappo spirit 4 immune_will, s3_gargoyle
spirit 6 frightening, s3_pusher human 5 vulnerable_will, s3_roaches construct 5 runner+vulnerable_tech,
s3_black_oil_host alien 6 lethal, s3_big_blue creature 7 maul+ravage, s4_peacocks human 3 double_strike, s4_betts
human 3 -, s4_chupacabra creature 2 -, s4_aboah creature 2 stealth, s4_roche human 2 apprehend, s4_golem construct 3
vulnerable_will, s4_franklyn spirit 3 -, s4_van_blundht human 2 apprehend, s4_bees creature 2 runner,
s4_tunguska_oil alien 4 maul, s5_mutato creature 3 apprehend, s5_doll construct 3 swift, s5_kill_switch construct 4
range+vulnerable_tech, s5_strickland creature 3 -, s5_pincus creature 4 stealth, s5_moth_men creature 3 ambush,
s5_linda_bowman human 4 immune_leadership, s5_rebels alien 5 -, s5_starkey spirit 5 frightening, s5_skur human 4
ferocious, s6_gestating_alien alien 6 ravage, s6_boarding_party human 5 double_strike, s6_weinsider spirit 4
stealth, s6_maurice_lyda spirit 4 stationary, s6_pinker_rawls human 5 immune_tech, s6_dhole creature 5
ferocious+runner, s6_tulpa construct 7 maul, s6_sea_parasite creature 5 ambush+vulnerable_science, s6_oates human 3
apprehend, s6_nanites construct 6 vulnerable_tech, s7_rob_roberts human 3 swift, s7_undead spirit 2
immune_leadership, s7_tony_reed human 2 runner+swift, s7_peattie human 3 range+vulnerable_will, s7_maitreya
construct 3 vulnerable_tech, s7_beetles creature 2 -, s7_jenn spirit 2 apprehend, s7_fear_entity spirit 3
frightening, s7_chimera creature 2 ambush, s7_bellefleur_hunter alien 4 -, s8_bat_creature creature 3 ravage,
s8_spine_slug creature 3 maul, s8_billy_underwood spirit 3 -, s8_tipet human 4 range, s8_pearce construct 4
immune_will+vulnerable_tech, s8_fakir human 4 stealth, s8_medusa creature 4 range+stationary, s8_randall_cooper
human 3 apprehend+range, s8_billy_miles alien 5 ferocious, s8_wandering_evil spirit 5 -, s9_knowle_rohrer alien 7
double_strike, s9_kobold spirit 5 immune_intel, s9_lukesch human 4 ambush, s9_lokensgard creature 3 apprehend,
s9_reborn_avenger spirit 6 frightening+maul, s9_fassl human 4 stealth, s9_mad_wayne human 5 vulnerable_intel,
s9_imagined_bugs creature 5 runner+vulnerable_will, s9_shadow_man alien 6 swift, s9_buried_ship construct 5
stationary
"""

#  Type, copies, value, keywords.
SYNDICATE = """
syn_smoking_man human 1 5 -, syn_krycek human 2 3 -, syn_first_elder human 1 4 -, syn_strughold human 1 4 -,
syn_fowley human 2 3 apprehend, syn_jeffrey_spender human 1 2 apprehend, syn_crew_cut_man human 2 2 -, syn_blevins
human 1 3 apprehend, syn_men_in_black human 2 2 -, syn_gray_haired_man human 1 3 -, syn_cardinal human 1 3 -,
syn_shapeshifter alien 2 4 -, syn_toothpick_man alien 1 5 -, syn_group_member human 2 2 -
"""

#  Class, Attack, Recruit, keywords.
ALLIES = """
s1_al_briggs intel 3 0 -, s2_al_blockhead will 3 0 vigilant, s3_al_jose_chung intel 0 3 -, s4_al_penny will 0 2 -,
s5_al_hartwell leadership 2 2 coordinate, s6_al_fellig will 4 0 -, s7_al_weems will 0 2 vigilant, s8_al_leyla intel
2 1 -, s9_al_kersh leadership 2 3 -
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().replace("\n", " ").split(", ")]
