import { prefs } from '../prefs.svelte';

let context: AudioContext | undefined;

/** Browsers let a page sound only after it was touched once. */
function ready(): AudioContext | undefined {
  if (prefs.mute || prefs.volume === 0 || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Tone {
  from: number;
  to?: number;
  at: number;
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

function play(tones: readonly Tone[]): void {
  const audio = ready();
  if (!audio) return;
  const volume = (prefs.volume / 100) ** 2;
  for (const tone of tones) {
    const start = audio.currentTime + tone.at;
    const [source, gain] = [audio.createOscillator(), audio.createGain()];
    source.type = tone.shape ?? 'sine';
    source.frequency.setValueAtTime(tone.from, start);
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.lasts);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, tone.loud * volume), start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.lasts);
    source.connect(gain).connect(audio.destination);
    source.start(start);
    source.stop(start + tone.lasts + 0.05);
  }
}

/** A struck glass and its fifth: my turn. */
export function soundTurn(): void {
  play([
    { from: 587.3, at: 0, lasts: 0.7, loud: 0.35 },
    { from: 1174.7, at: 0, lasts: 0.35, loud: 0.1 },
    { from: 880, at: 0.14, lasts: 0.9, loud: 0.3 },
  ]);
}

/** Something large opens its eye: the cards are turned over. */
export function soundReveal(): void {
  play([
    { from: 110, to: 55, at: 0, lasts: 1.2, loud: 0.5, shape: 'triangle' },
    { from: 220, to: 140, at: 0.1, lasts: 0.8, loud: 0.12, shape: 'sawtooth' },
  ]);
}

/** A tap on the glass: the sand is running out. */
export function soundHurry(): void {
  play([
    { from: 740, at: 0, lasts: 0.18, loud: 0.25 },
    { from: 740, at: 0.24, lasts: 0.18, loud: 0.25 },
  ]);
}

/** Two knocks on wood: somebody sits down. */
export function soundKnock(): void {
  play([
    { from: 190, to: 90, at: 0, lasts: 0.09, loud: 0.4, shape: 'triangle' },
    { from: 170, to: 80, at: 0.13, lasts: 0.1, loud: 0.3, shape: 'triangle' },
  ]);
}

/** A drop: somebody has said something. */
export function soundTalk(): void {
  play([{ from: 1400, to: 900, at: 0, lasts: 0.12, loud: 0.14 }]);
}
