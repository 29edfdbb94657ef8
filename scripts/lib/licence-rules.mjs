/** Ask for nothing but that their notice stays with them. */
export const plain = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'],
  ...['Unlicense', 'Python-2.0', 'Zlib'],
]);

/** Ask for more. What they ask, and how it is kept, stands in docs/security.md. */
export const asking = {
  'LGPL-3.0-or-later': 'stays a library of its own that can be exchanged; its text and sources are offered',
  'OFL-1.1': 'a font is passed on under the same licence and never sold by itself',
  'ODbL-1.0': 'a changed database that is passed on is share-alike; what is made from it names its source',
  'MPL-2.0': 'changed files of it are passed on under the same licence',
};

/** Packages that do not say it where machines look; read by hand from their own files. */
export const readByHand = { 'world-countries': 'ODbL-1.0' };

/** Of alternatives one is enough, of several together all count. */
export function verdictOn(expression) {
  const words = expression.replace(/[()]/g, '').trim();
  const alternatives = words.split(/\s+or\s+/i);
  const judged = alternatives.map((one) => one.split(/\s+and\s+/i).map((name) => name.trim()));
  const known = judged.filter((names) => names.every((name) => plain.has(name) || name in asking));
  if (known.length === 0) return { isKnown: false, asks: [] };
  const asks = known.map((names) => names.filter((name) => name in asking));
  return { isKnown: true, asks: asks.sort((a, b) => a.length - b.length)[0] };
}
