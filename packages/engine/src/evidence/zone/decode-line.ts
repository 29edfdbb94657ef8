import { ALPHABET, FILLER, letterAt } from './alphabet.ts';
import type { Steps } from './recogniser.ts';
import type { ZoneLetter } from './zone-line.ts';

/** One letter as it was seen, and at which step across the line. */
interface Sighting {
  readonly at: number;
  readonly chances: readonly number[];
}

const ROW = ALPHABET.length + 1;
const FEWEST_CHANCE = 0.003;
const MOST_OTHERS = 5;
/** What a missing filler is worth: the gap says that something stands there, not what. */
const GUESSED = 0.3;

const lineLengths = [30, 36, 44] as const;

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'OQD',
  O: '0QD',
  Q: 'O0',
  D: '0O',
  '1': 'IL7',
  I: '1L',
  L: '1I',
  '2': 'Z7',
  Z: '2',
  '5': 'S',
  S: '5',
  '6': 'G',
  G: '6C',
  '8': 'B',
  B: '8',
  '4': 'A',
  A: '4',
  K: '<X',
  '<': 'KC4S',
  V: 'YU',
  U: 'V',
};

const likeliest = (chances: ArrayLike<number>): number => {
  let best = 0;
  for (let i = 1; i < chances.length; i += 1) if ((chances[i] ?? 0) > (chances[best] ?? 0)) best = i;
  return best;
};

/** Neighbouring steps that show the same letter are one letter. */
function sightingsOf({ count, chances }: Steps): Sighting[] {
  const sightings: Sighting[] = [];
  let before = 0;
  let from = 0;
  let seen: number[] = [];
  for (let step = 0; step <= count; step += 1) {
    const row = chances.subarray(step * ROW, (step + 1) * ROW);
    const letter = step < count ? likeliest(row) : 0;
    if (letter !== before) {
      if (before > 0) sightings.push({ at: (from + step - 1) / 2, chances: seen });
      from = step;
      seen = [];
    }
    if (letter > 0) {
      const known = seen;
      seen = Array.from(row, (chance, index) => Math.max(chance, known[index] ?? 0));
    }
    before = letter;
  }
  return sightings;
}

function letterOf({ chances }: Sighting): ZoneLetter {
  const letters = chances.slice(1);
  const total = letters.reduce((sum, chance) => sum + chance, 0) || 1;
  const ranked = letters
    .map((chance, index) => ({ letter: letterAt(index), chance: chance / total }))
    .toSorted((a, b) => b.chance - a.chance);
  const [first, ...rest] = ranked;
  if (!first) return { letter: FILLER, confidence: 0, others: '' };
  const seen = rest.filter(({ chance }) => chance > FEWEST_CHANCE).map(({ letter }) => letter);
  const others = [...new Set([...seen, ...(lookalikes[first.letter] ?? '')])].slice(0, MOST_OTHERS).join('');
  return {
    letter: first.letter,
    confidence: Math.min(1, (letters[likeliest(letters)] ?? 0) * (first.chance || 1)),
    others,
  };
}

const guessed: ZoneLetter = { letter: FILLER, confidence: GUESSED, others: '' };

/** Zones are printed at one pitch: where a place was skipped, a filler is missing from a row of them. */
function withSkipped(sightings: readonly Sighting[]): ZoneLetter[] {
  const gaps = sightings.slice(1).map((sighting, index) => sighting.at - (sightings[index]?.at ?? 0));
  const pitch = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1;
  return sightings.flatMap((sighting, index) => {
    const skipped = Math.round((gaps[index - 1] ?? pitch) / Math.max(1, pitch)) - 1;
    return [...new Array<ZoneLetter>(Math.max(0, Math.min(skipped, 10))).fill(guessed), letterOf(sighting)];
  });
}

export const isWholeLine = (length: number): boolean => lineLengths.some((whole) => whole === length);
const distance = (length: number): number => Math.min(...lineLengths.map((whole) => Math.abs(whole - length)));

/** The letters of one line. */
export function decodeLine(steps: Steps): ZoneLetter[] {
  const sightings = sightingsOf(steps);
  const plain = sightings.map(letterOf);
  if (isWholeLine(plain.length)) return plain;
  const filled = withSkipped(sightings);
  return distance(filled.length) < distance(plain.length) ? filled : plain;
}
