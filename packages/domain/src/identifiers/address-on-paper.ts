/** An address as a card prints it, in its parts; null where it does not say. */
export interface PaperAddress {
  readonly street: string;
  readonly houseNum: string;
  readonly city: string;
  readonly postcode: string | null;
  /** Two letters, on Italian cards. */
  readonly province: string | null;
}

/** Street, number, town and province in brackets. The last number counts: streets are named after days too. */
const ITALIAN =
  /^(?<street>\D.*?)[,\s]+(?:N(?:R|UM)?[.°º]*\s*)?(?<houseNum>\d+(?:\/?[A-Z]\b)?(?:\/\d+)?)[,\s]+(?<city>[^\d,(]+?)\s*(?:\((?<province>[A-Z]{2})\))?$/i;

/** Postcode and town, then the street with its number below. */
const GERMAN =
  /^(?:D-)?(?<postcode>\d{5})\s+(?<city>[^\d,]+?),\s*(?<street>\D.*?)\s+(?<houseNum>\d+\s?[A-Z]?(?:[-/]\d+[A-Z]?)?)$/i;

/** Words that stay small inside a name of a street or town. */
const SMALL = new Set(
  'di del dei della delle degli dello da dal dalla e al alla in am an auf bei der den dem die im zur zum von und'.split(
    ' ',
  ),
);

const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/;

const writtenWord = (word: string, place: number): string => {
  if (ROMAN.test(word)) return word;
  const small = word.toLowerCase();
  return place > 0 && SMALL.has(small) ? small : small.replace(/(?<=^|['’-])\p{L}/gu, (letter) => letter.toUpperCase());
};

/** Cards print in capitals; people do not write so. */
export const addressCase = (printed: string): string =>
  printed.trim().toUpperCase().split(' ').map(writtenWord).join(' ');

/** The parts of an address that was read from an identity card; null where it is not built like one. */
export function addressOnPaper(printed: string): PaperAddress | null {
  const line = printed.replace(/\s+/g, ' ').trim();
  const parts = (GERMAN.exec(line) ?? ITALIAN.exec(line))?.groups;
  if (!parts?.street || !parts.houseNum || !parts.city) return null;
  return {
    street: addressCase(parts.street.replace(/[,\s]+$/, '')),
    houseNum: parts.houseNum.replace(/\s/g, '').toUpperCase(),
    city: addressCase(parts.city),
    postcode: parts.postcode ?? null,
    province: parts.province?.toUpperCase() ?? null,
  };
}
