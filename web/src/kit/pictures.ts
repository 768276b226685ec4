import {
  FIENDS,
  HOUSES,
  HULLS,
  HUNT_CARDS,
  ITEMS,
  LANDMARKS,
  PLACE_MOTIFS,
  PROOFS,
  sceneUrl,
  SURVIVAL_CARDS,
  VERB_NAMES,
  type ArtOptions,
  type Landmark,
  type Mood,
  type MotifName,
} from '../lib/art';

interface Sheet {
  name: string;
  pictures: { label: string; src: string }[];
}

function row(motif: MotifName, mood: Mood, kinds: readonly string[], rest: ArtOptions = {}): Sheet['pictures'] {
  return kinds.map((kind) => ({ label: kind, src: sceneUrl(motif, { mood, kind, seed: kind, ...rest }) }));
}

const people = (['character', 'survivor', 'agent', 'torch'] as const).flatMap((motif) => {
  const mood: Mood = motif === 'character' ? 'predator' : motif === 'survivor' ? 'winter' : 'xfiles';
  return VERB_NAMES.map((verb) => ({
    label: `${motif} ${verb}`,
    src: sceneUrl(motif, { mood, verb, seed: motif + verb }),
  }));
});

const fleets = (['saucer', 'tripod', 'cruiser'] as const).flatMap((kind, i) =>
  [0, 1, 2, 3].map((j) => ({
    label: kind,
    src: sceneUrl('fleet', { mood: 'tremble', kind, seed: `${i}${j}`, hue: HULLS[(i * 4 + j * 3) % HULLS.length] }),
  })),
);

const others: readonly [MotifName, Mood][] = [
  ['ship', 'tremble'],
  ['enemy', 'predator'],
  ['stalker', 'predator'],
  ['strike', 'predator'],
  ['thing', 'xfiles'],
  ['lights', 'xfiles'],
  ['crossroads', 'winter'],
  ['zombies', 'winter'],
  ['horde', 'winter'],
];

export function sheets(): Sheet[] {
  const places = PLACE_MOTIFS.slice(1);
  return [
    { name: 'places', pictures: places.map((label) => ({ label, src: sceneUrl(label, { mood: 'artemia' }) })) },
    {
      name: 'hunt',
      pictures: HUNT_CARDS.map((kind) => ({ label: kind, src: sceneUrl('hunt', { mood: 'artemia', kind }) })),
    },
    {
      name: 'survival',
      pictures: SURVIVAL_CARDS.map((kind) => ({ label: kind, src: sceneUrl('survival', { mood: 'artemia', kind }) })),
    },
    { name: 'fleet', pictures: fleets },
    {
      name: 'cities',
      pictures: (Object.keys(LANDMARKS) as Landmark[]).map((mark) => ({
        label: mark,
        src: sceneUrl('city', { mood: 'tremble', mark, seed: mark, shot: 0 }),
      })),
    },
    { name: 'people', pictures: people },
    { name: 'items', pictures: row('item', 'winter', Object.keys(ITEMS), { shot: 0 }) },
    { name: 'houses', pictures: row('house', 'winter', Object.keys(HOUSES)) },
    { name: 'fiends', pictures: row('fiend', 'xfiles', Object.keys(FIENDS), { shot: 0 }) },
    { name: 'proofs', pictures: row('proof', 'xfiles', Object.keys(PROOFS)) },
    {
      name: 'scenes',
      pictures: others.map(([motif, mood]) => ({ label: motif, src: sceneUrl(motif, { mood, seed: 'k' }) })),
    },
  ];
}
