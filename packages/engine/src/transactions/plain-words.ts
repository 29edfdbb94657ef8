import { withoutMarks } from '@vesta/domain/text/fold';

const foreign = /[^\x20-\x7e]/;
const umlauts: Readonly<Record<string, string>> = { Ä: 'AE', Ö: 'OE', Ü: 'UE', Æ: 'AE', Œ: 'OE', Ø: 'OE', Ł: 'L' };

function withoutAccents(text: string): string {
  const whole = text.normalize('NFKC').toUpperCase();
  return withoutMarks(whole.replace(/[ÄÖÜÆŒØŁ]/g, (letter) => umlauts[letter] ?? letter));
}

/** S.R.L. and e.V. are one word. */
const dottedInitial = /(?<![A-Z0-9])([A-Z])\. ?(?=[A-Z](?![A-Z0-9]))/g;
/** Numbers of mandates, creditors and messages say nothing about what was paid, but may look like words. */
const references = /\b(?:EREF|MREF|KREF|CRED|DEBT|BIC|IBAN|COAM|OAMT)\+ ?\S+/g;
const word = /[\p{L}\p{N}]+/gu;

/** The words of a text in capitals without accents, umlauts written out, references left away. */
export function plainWords(text: string): string[] {
  const upper = foreign.test(text) ? withoutAccents(text) : text.toUpperCase();
  const bare = upper.includes('+') ? upper.replace(references, ' ') : upper;
  const joined = bare.includes('.') ? bare.replace(dottedInitial, '$1') : bare;
  return joined.match(word) ?? [];
}
