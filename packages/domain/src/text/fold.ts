const marks = /\p{M}+/gu;

/** Letters without their accents: é is e, ü is u. What has no accent to take off stays, such as ß and ø. */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(marks, '');

/** The same where signs that look alike are one: ligatures, full-width digits, small capitals. */
export const withoutForms = (text: string): string => text.normalize('NFKD').replace(marks, '');

/** Letters that are no others with an accent on top, as people write them without their key. */
const spelled: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l' };

/** Lower case without accents; what two texts are compared in. Punctuation stays. */
export const plainText = (text: string): string =>
  withoutMarks(text.toLowerCase()).replace(/[ßıøæœł]/g, (letter) => spelled[letter] ?? letter);

/** Lower-case letters and digits with single blanks between them. */
export const plainWordsOf = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Letters and digits only, so that dots, hyphens and blanks make no difference. */
export const squeezed = (text: string): string => plainText(text).replace(/[^a-z0-9]+/g, '');

/** Capitals without accents. */
export const plainCapitals = (text: string): string => withoutMarks(text).toUpperCase();

const german: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  ẞ: 'SS',
};

/** Umlauts as they are written on keyboards that have none. */
export const umlautsSpelled = (text: string): string =>
  text.normalize('NFC').replace(/[äöüßÄÖÜẞ]/g, (letter) => german[letter] ?? letter);
