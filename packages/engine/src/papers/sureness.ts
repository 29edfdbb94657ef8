/** A value, or what is left of it, with how sure its reader was. */
type Read = { readonly confidence: number } | null | undefined;

const isAtLeast = (least: number) => (read: Read) => (read?.confidence ?? 0) >= least;

/*
 * What a value may do, by how sure its reader was. Rules ask here and compare no numbers of their own: those are how the
 * readers grade what they found, and no shares of a hundred.
 */

/** Below it a value of a photograph may be off by a letter or a digit: it confirms, and contradicts nothing. */
export const mayContradict = isAtLeast(0.8);

/** On the photograph of a document: below it a value was hardly legible, or put right by its check digit. */
export const mayAccuse = isAtLeast(0.85);

/** A holder's name taken from the window of an envelope may be somebody else's: it can confirm, and never accuse. */
export const isNamedAsHolder = isAtLeast(0.7);

/** A day that the paper itself prints; one that was worked out from balances is no promise of the bank. */
export const isPrintedDay = isAtLeast(0.8);

/** A day of a period in one phrase, as the bank names the time of a statement; a month in a title or a settlement is less. */
export const isCaptionedDay = isAtLeast(0.9);

/** A word, and no speck that was taken for one. */
export const isWord = ({ confidence }: { readonly confidence: number }): boolean => confidence > 0.5;
