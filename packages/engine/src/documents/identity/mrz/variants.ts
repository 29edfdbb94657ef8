import { confusableWith } from './confusable.ts';
import type { ZoneLetter } from './zone-letters.ts';

/** One sign that may stand in a place; the more it contradicts what was seen, the more it costs. */
interface Choice {
  readonly sign: string;
  readonly cost: number;
  /** The reader was unsure and offered this sign itself. */
  readonly offered: boolean;
}

export interface Variant {
  readonly text: string;
  readonly cost: number;
  /** Places that differ from what was seen although that was possible. */
  readonly edits: number;
  /** Edits that nothing but their likeness speaks for. */
  readonly guesses: number;
}

const RUNNER_UP = 0.8;
const PER_RUNNER_UP = 0.4;
const LOOKS_ALIKE = 1.4;
const PER_LOOK_ALIKE = 0.7;
/** What a confident reader saw is rarely something else. */
const AGAINST_CONFIDENCE = 2;
const FORCED = 0.3;
/** The letter and the digit that zones tell apart by a hair's breadth: where only one can stand, nothing was misread. */
const FORCED_TWIN = 0.02;
const isTwin = (seen: string, sign: string | undefined): boolean => ['O0', '0O'].includes(seen + (sign ?? ''));
/** Above these a reader is not contradicted: with enough guesses any check digit comes out right. */
const SURE_OF_RUNNERS_UP = 0.92;
const SURE_OF_LOOK_ALIKES = 0.8;
const UNSURE = 0.75;

/** What a place may hold, the likeliest first; empty where nothing that was seen could stand there. */
export function choicesFor(seen: ZoneLetter, allowed: string): Choice[] {
  const against = seen.confidence * AGAINST_CONFIDENCE;
  const isPossible = allowed.includes(seen.letter);
  const choices = new Map<string, Choice>();
  const offer = (sign: string, cost: number, offered: boolean): void => {
    if (allowed.includes(sign) && !choices.has(sign)) choices.set(sign, { sign, cost, offered });
  };
  offer(seen.letter, 0, true);
  if (!isPossible || seen.confidence < SURE_OF_RUNNERS_UP) {
    [...seen.others].forEach((sign, rank) => {
      offer(sign, RUNNER_UP + rank * PER_RUNNER_UP + against, seen.confidence < UNSURE);
    });
  }
  if (!isPossible || seen.confidence < SURE_OF_LOOK_ALIKES) {
    [...confusableWith(seen.letter)].forEach((sign, rank) => {
      offer(sign, LOOKS_ALIKE + rank * PER_LOOK_ALIKE + against, false);
    });
  }
  const sorted = [...choices.values()].sort((a, b) => a.cost - b.cost);
  // A sign that cannot stand there was misread for certain; only which other one it is remains open.
  const forced = isTwin(seen.letter, sorted[0]?.sign) ? FORCED_TWIN : FORCED;
  const base = isPossible ? 0 : (sorted[0]?.cost ?? 0) - forced;
  return sorted.map((choice) => ({ ...choice, cost: choice.cost - base }));
}

interface Departure {
  readonly place: number;
  readonly choice: Choice;
  readonly extra: number;
}

/** All readings of a stretch that depart from the likeliest in at most so many places, the likeliest first. */
export function variantsOf(seen: readonly ZoneLetter[], allowed: readonly string[], mostEdits: number): Variant[] {
  const choices = seen.map((letter, place) => choicesFor(letter, allowed[place] ?? ''));
  if (choices.some((options) => options.length === 0)) return [];
  const base = choices.map(([first]) => first?.sign ?? '');
  const baseCost = choices.reduce((sum, [first]) => sum + (first?.cost ?? 0), 0);
  const departures = choices.flatMap((options, place) =>
    options.slice(1).map((choice): Departure => ({ place, choice, extra: choice.cost - (options[0]?.cost ?? 0) })),
  );
  const written = (changes: readonly Departure[]): Variant => {
    const signs = [...base];
    for (const { place, choice } of changes) signs[place] = choice.sign;
    const extra = changes.reduce((sum, change) => sum + change.extra, 0);
    const guesses = changes.filter(({ choice }) => !choice.offered).length;
    return { text: signs.join(''), cost: baseCost + extra, edits: changes.length, guesses };
  };
  const single = mostEdits >= 1 ? departures.map((one) => written([one])) : [];
  const double =
    mostEdits >= 2
      ? departures.flatMap((one, index) =>
          departures.slice(index + 1).flatMap((two) => (one.place === two.place ? [] : [written([one, two])])),
        )
      : [];
  return [written([]), ...single, ...double].sort((a, b) => a.cost - b.cost);
}
