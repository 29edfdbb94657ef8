/** The letters of a machine-readable zone, each with the signs that general weights take it for. */
export const ALPHABET: readonly string[] = [
  ...'ABCDEFGHIJ',
  'Kk',
  ...'LMN',
  'Oo',
  ...'PQR',
  'Ss',
  ...'TU',
  'Vv',
  'Ww',
  'Xx',
  'Y',
  'Zz',
  ...'0123456789',
  '<＜〈《',
];

export const letterAt = (index: number): string => ALPHABET[index]?.[0] ?? '<';
export const FILLER = '<';
