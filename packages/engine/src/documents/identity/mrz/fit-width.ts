import type { ZoneLetter } from './zone-letters.ts';

const filler: ZoneLetter = { letter: '<', confidence: 0.3, others: '' };
/** The first letter of a zone, where the edge of a picture cut it off. */
const lostFirst: ZoneLetter = { letter: '?', confidence: 0, others: 'IPCAV' };
/** Readers lose count of fillers, seldom of anything else. */
export const MOST_OFF = 5;
const MOST_FITS = 6;

interface Run {
  readonly from: number;
  readonly length: number;
}

function fillerRuns(letters: readonly ZoneLetter[]): Run[] {
  const runs: Run[] = [];
  letters.forEach(({ letter }, place) => {
    if (letter !== '<') return;
    const open = runs.at(-1);
    if (open && open.from + open.length === place) runs[runs.length - 1] = { ...open, length: open.length + 1 };
    else runs.push({ from: place, length: 1 });
  });
  return runs.sort((a, b) => b.length - a.length);
}

const resized = (letters: readonly ZoneLetter[], run: Run, by: number): ZoneLetter[] => [
  ...letters.slice(0, run.from),
  ...Array.from({ length: run.length + by }, () => filler),
  ...letters.slice(run.from + run.length),
];

/** The ways to bring a line to its width: fillers put in or taken out of a run, or specks cut from an end. */
export function fittedTo(width: number, letters: readonly ZoneLetter[]): ZoneLetter[][] {
  const missing = width - letters.length;
  if (missing === 0) return [[...letters]];
  if (Math.abs(missing) > MOST_OFF) return [];
  const inRuns = fillerRuns(letters)
    .filter((run) => run.length + missing >= 0)
    .map((run) => resized(letters, run, missing));
  const cutShort = missing === 1 ? [[lostFirst, ...letters]] : [];
  const tooLong = missing < 0 ? [letters.slice(0, width), letters.slice(-missing)] : [];
  return [...cutShort, ...tooLong, ...inRuns].slice(0, MOST_FITS);
}

/** A line of names: only its beginning matters, so the end is filled or cut. */
export const fittedAtEnd = (width: number, letters: readonly ZoneLetter[]): ZoneLetter[] =>
  Array.from({ length: width }, (_, place) => letters[place] ?? filler);
