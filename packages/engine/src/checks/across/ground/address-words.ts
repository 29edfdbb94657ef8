import { umlautsSpelled, withoutMarks } from '@vesta/domain/text/fold';

const generic = new Set(
  'VIA VIALE PIAZZA PIAZZALE CORSO VICOLO LARGO STRADA LOCALITA LOC FRAZIONE FRAZ CONTRADA STR STRASSE WEG PLATZ ALLEE GASSE AM AN DER DEN DIE DAS IM IN ZUR ZUM DEL DELLA DEI DI DA IL LA N NR NO SNC SCALA INT INTERNO PIANO DEUTSCHLAND GERMANY ITALIA ITALY'.split(
    ' ',
  ),
);

/** Hauptstraße, Hauptstrasse and Hauptstr. are one street. */
const streetEnd = /(?:STRASSE|STR|PLATZ|PL)$/;

const LEAST_LETTERS = 3;

/** The words of an address that tell it from others, without numbers, kinds of street and accents. */
export function addressWords(text: string): string[] {
  const plain = withoutMarks(umlautsSpelled(text)).toUpperCase();
  const words = (plain.match(/[A-Z]+/g) ?? []).map((word) => (word.length > 5 ? word.replace(streetEnd, '') : word));
  return [...new Set(words.filter((word) => word.length >= LEAST_LETTERS && !generic.has(word)))];
}

/** How much of the shorter address stands in the longer one, 0 to 1; null where either says too little. */
export function sharedWords(a: string, b: string): number | null {
  const [left, right] = [addressWords(a), addressWords(b)];
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length < 2) return null;
  return short.filter((word) => long.includes(word)).length / short.length;
}

const postcodeIn = (text: string): string | null => /(?<!\d)\d{5}(?!\d)/.exec(text)?.[0] ?? null;
const housesIn = (text: string): string[] => text.match(/(?<![\d])\d{1,4}(?![\d])/g) ?? [];

/** Whether the streets, which stand before the postcode, have no word in common. */
function streetsDiffer(a: string, b: string, postcode: string): boolean {
  const [one, other] = [a, b].map((text) => addressWords(text.split(postcode)[0] ?? ''));
  return !!one?.length && !!other?.length && !one.some((word) => other.includes(word));
}

const SAME_FROM = 0.6;
const OTHER_UP_TO = 0.25;

/**
 * Whether two addresses are one place; null where it cannot be told. Streets are named after the same people in every
 * town: where postcodes differ, a word in common is chance, and where nothing but the town is the same, so is it.
 */
export function isSameHome(a: string, b: string): boolean | null {
  const shared = sharedWords(a, b);
  if (shared === null) return null;
  const [one, other] = [postcodeIn(a), postcodeIn(b)];
  const isApart = one !== null && other !== null && one !== other;
  // A house with the same number may be spelled otherwise; one with another number is another house.
  const houses = housesIn(b);
  const isOtherHouse =
    housesIn(a).length > 0 && houses.length > 0 && !housesIn(a).some((house) => houses.includes(house));
  if (one !== null && one === other && isOtherHouse && streetsDiffer(a, b, one)) return false;
  if (shared <= OTHER_UP_TO || (isApart && isOtherHouse && shared < SAME_FROM)) return false;
  return shared >= SAME_FROM ? true : null;
}

/** What a whole Italian town had for a postcode before its parts got their own: 20100 for every 201xx. */
const standsForTown = (postcode: string, other: string): boolean =>
  postcode.endsWith('100') && postcode.slice(0, 2) === other.slice(0, 2);

/** Whether two addresses name different postcodes; null where one of them names none. */
export function postcodesDiffer(a: string, b: string): boolean | null {
  const [one, other] = [postcodeIn(a), postcodeIn(b)];
  if (one === null || other === null) return null;
  return one !== other && !standsForTown(one, other) && !standsForTown(other, one);
}
