/**
 * What stands behind a value.
 *
 * - `agreed`: a check digit, a sum or a second place bears it out, or the issuer names it in so many words.
 * - `single`: one place of the paper says it, clearly.
 * - `disputed`: put right, concluded from something else, or hardly legible.
 * - `stated`: its owner says so, and the paper does not.
 */
export type Certainty = 'agreed' | 'single' | 'disputed' | 'stated';

/** A value, or what is left of it, as its reader graded it. */
interface Graded {
  readonly confidence: number;
  readonly stated?: true;
}
type Read = Graded | null | undefined;

/*
 * Readers grade what they found by a number, into which the doubt of the recogniser goes. It orders two readings of one
 * value and is no share of a hundred; what it means for what a value may do is said here and nowhere else.
 */
const AGREED = 0.9;
const SINGLE = 0.8;

/** Below this nothing is told: a doubtful value is none. */
export const LEAST_TOLD = 0.5;

export function certaintyOf({ confidence, stated }: Graded): Certainty {
  if (stated) return 'stated';
  if (confidence >= AGREED) return 'agreed';
  return confidence >= SINGLE ? 'single' : 'disputed';
}

const isOneOf =
  (...certainties: readonly Certainty[]) =>
  (read: Read): boolean =>
    read ? certainties.includes(certaintyOf(read)) : false;

/** Anything less confirms, and contradicts nothing: on a photograph it may be off by a letter or a digit. */
export const mayContradict = isOneOf('agreed', 'single');

/** A day that the paper itself prints; one that was worked out from balances is no promise of the bank. */
export const isPrintedDay = isOneOf('agreed', 'single');

/** A day of a period in one phrase, as the bank names the time of a statement; a month in a title or a settlement is less. */
export const isCaptionedDay = isOneOf('agreed');

/* Two lines lie between the steps: one for photographs of documents, one for windows of envelopes. */
const isAtLeast =
  (least: number) =>
  (read: Read): boolean =>
    read ? !read.stated && read.confidence >= least : false;

/** On photographs: below it a value was hardly legible, or put right by its check digit. */
const LEGIBLE = 0.85;
export const isLegible = isAtLeast(LEGIBLE);

/** Who would be accused of a forged document is accused of what could be read. */
export const mayAccuse = isAtLeast(LEGIBLE);

/** A holder's name taken from the window of an envelope may be somebody else's: it can confirm, and never accuse. */
export const isNamedAsHolder = isAtLeast(0.7);

/** A word, and no speck that was taken for one. */
export const isWord = ({ confidence }: { readonly confidence: number }): boolean => confidence > LEAST_TOLD;
