const PLAIN = /^[a-z0-9]+( [a-z0-9]+)*$/;

/** A name as it is compared: no accents, no capitals, no punctuation, "Sankt" and "St." alike. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  const letters = PLAIN.test(lower) ? lower : simplify(lower);
  return letters.includes('sankt') ? letters.replace(/\bsankt\b/g, 'st') : letters;
}

const simplify = (lower: string): string =>
  lower
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Every way to write a name that people use: "munchen" and, for keyboards without umlauts, "muenchen". */
export function foldings(name: string): string[] {
  if (!/[äöü]/i.test(name)) return [fold(name)];
  const spelledOut = name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return [fold(name), fold(spelledOut)];
}
