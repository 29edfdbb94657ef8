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
