/** Digits that capital letters are taken for, by people as well as by recognisers. */
export const digitLike: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};

/** The letter that a digit is most likely to have been. */
export const letterLike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 4: 'A', 5: 'S', 6: 'G', 8: 'B' };

/** Capital letters as the digits that look like them: two readings of one print become the same. */
export const asDigits = (text: string): string => text.replace(/[OQDILZSGB]/g, (sign) => digitLike[sign] ?? sign);
