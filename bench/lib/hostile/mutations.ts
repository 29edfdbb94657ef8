import type { Chance } from '@vesta/specimens/chance';

/** One way to break a file: what comes out is a file of its own. */
export type Mutation = (bytes: Uint8Array, chance: Chance, other: Uint8Array) => Uint8Array;

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const back = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Changes one of the places that match. */
function onePlace(bytes: Uint8Array, pattern: RegExp, chance: Chance, put: (found: string) => string): Uint8Array {
  const text = latin(bytes);
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return flipped(bytes, chance, bytes);
  const { 0: found, index } = chance.pick(places);
  return back(text.slice(0, index) + put(found) + text.slice(index + found.length));
}

const flipped: Mutation = (bytes, chance) => {
  const copy = Uint8Array.from(bytes);
  for (let count = chance.between(1, 24); count > 0; count -= 1)
    copy[chance.between(0, Math.max(0, copy.length - 1))] = chance.between(0, 255);
  return copy;
};

const objects = /\d+ 0 obj[\s\S]*?endobj/g;
const huge = ['-1', '0', '2147483647', '4294967296', '99999999999999999999', '-2147483649', '1e308', '0.0000000001'];

export const mutations: Readonly<Record<string, Mutation>> = {
  flipped,
  truncated: (bytes, chance) => bytes.subarray(0, chance.between(0, bytes.length)),
  'head-lost': (bytes, chance) => bytes.subarray(chance.between(1, Math.min(bytes.length, 2_000))),
  'hole-in-the-middle': (bytes, chance) => {
    const from = chance.between(0, bytes.length);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + chance.between(1, 3_000))]);
  },
  'object-doubled': (bytes, chance) => onePlace(bytes, objects, chance, (found) => `${found}\n${found}`),
  'object-removed': (bytes, chance) => onePlace(bytes, objects, chance, () => ''),
  'reference-turned': (bytes, chance) => onePlace(bytes, /\d+ 0 R/g, chance, () => `${chance.between(0, 40)} 0 R`),
  'number-huge': (bytes, chance) => onePlace(bytes, /(?<=[ [])\d+(?=[\s\]/>])/g, chance, () => chance.pick(huge)),
  'length-wrong': (bytes, chance) => onePlace(bytes, /\/Length \d+/g, chance, () => `/Length ${chance.pick(huge)}`),
  'filters-nested': (bytes, chance) =>
    onePlace(
      bytes,
      /\/Filter\s*\/FlateDecode/g,
      chance,
      () => `/Filter [${'/FlateDecode '.repeat(chance.between(2, 60))}/ASCIIHexDecode /RunLengthDecode]`,
    ),
  'table-swapped': (bytes, chance) => onePlace(bytes, /\d{10} 00000 n/g, chance, () => `${chance.digits(10)} 00000 n`),
  'table-start-wrong': (bytes, chance) =>
    onePlace(bytes, /startxref\s+\d+/g, chance, () => `startxref\n${chance.pick([...huge, '9', '17'])}`),
  'pages-in-a-circle': (bytes, chance) =>
    onePlace(bytes, /\/Kids\s*\[[^\]]*\]/g, chance, (found) => found.replace('[', `[${chance.between(1, 9)} 0 R `)),
  'page-vast': (bytes, chance) =>
    onePlace(
      bytes,
      /\/MediaBox\s*\[[^\]]*\]/g,
      chance,
      () => `/MediaBox [0 0 ${chance.pick(huge)} ${chance.pick(huge)}]`,
    ),
  'operators-repeated': (bytes, chance) =>
    onePlace(
      bytes,
      /stream\r?\n/g,
      chance,
      (found) => `${found}${'q 1 0 0 1 0 0 cm '.repeat(chance.between(10, 4_000))}`,
    ),
  'other-format-first': (bytes, chance, other) =>
    Buffer.concat([chance.pick([Buffer.from('GIF89a'), Buffer.from('PK\u0003\u0004'), other.subarray(0, 64)]), bytes]),
  'two-files-in-one': (bytes, chance, other) => {
    const cut = chance.between(0, bytes.length);
    return Buffer.concat([bytes.subarray(0, cut), other, bytes.subarray(cut)]);
  },
  'tails-exchanged': (bytes, chance, other) =>
    Buffer.concat([
      bytes.subarray(0, chance.between(0, bytes.length)),
      other.subarray(chance.between(0, other.length)),
    ]),
};
