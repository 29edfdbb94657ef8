import { plainWordsOf, umlautsSpelled } from '@vesta/domain/text/fold';

const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/;

/** A name as it is compared: no accents, no capitals, no punctuation, "Sankt" and "St." alike. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const letters = PLAIN.test(lower) ? lower : plainWordsOf(lower);
  return letters.includes('sankt') ? letters.replace(/\bsankt\b/g, 'st') : letters;
}

/** Every way to write a name that people use: "munchen" and, for keyboards without umlauts, "muenchen". */
export function foldings(name: string): string[] {
  if (!/[äöü]/i.test(name)) return [fold(name)];
  return [fold(name), fold(umlautsSpelled(name))];
}
