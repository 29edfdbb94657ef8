/** Marks that nobody sees and pasted text carries along: joiners, directions, byte order, soft hyphens. */
const invisible = /[\p{Cf}\p{Cs}]/gu;
const space = /[\s\p{Cc}]+/gu;

/** One way to write each letter, single spaces, nothing at the ends. */
export const tidy = (value: string): string => value.replace(invisible, '').normalize('NFC').replace(space, ' ').trim();
