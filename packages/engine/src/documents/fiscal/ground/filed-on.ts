import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { signedOf } from '../../work-contract/signed.ts';
import { dayIn } from '../cu/read-points.ts';
import { figureLike } from './captions.ts';

/** A day may be set in three cells. */
const WORDS_OF_A_DAY = 3;
/** A return may be put right until the fifth year after that in which it was due. */
const LATEST = 6;

const handedIn =
  /(?:^|\s)(?:data (?:di |della |dell')?(?:invio|presentazione|trasmissione|ricezione|ricevimento|accoglimento)(?: telematic[ao]| della dichiarazione)?:?|(?:presentat|trasmess|inviat|ricevut|accolt|acquisit)[aoei](?: \D{0,60}?)? (?:il|in data|del|al)|protocoll[oi]\b.{0,60}? del) (?=\d)/;
const signed =
  /(?:^|\s)(?:luogo e )?data(?: (?:di |della )?(?:elaborazione|stampa|rilascio|consegna|firma|sottoscrizione))?:? (?=\d)/;
const handedInCell =
  /^data (?:di |della |dell')?(?:invio|presentazione|trasmissione|ricezione|ricevimento)(?: telematic[ao]| della dichiarazione)?(?= |$|:):?/;
const signedCell =
  /^(?:luogo e )?data(?: (?:di |della )?(?:elaborazione|stampa|rilascio|consegna|firma|sottoscrizione))?:?$/;

function dayBehind(lines: readonly Line[], label: RegExp, accept: (day: string) => boolean): Found<string> | null {
  const days = lines.flatMap(({ text, wordsAt }) => {
    const match = label.exec(text);
    const from = match ? match.index + match[0].length : text.length;
    const day = dayIn(wordsAt(from, text.length).slice(0, WORDS_OF_A_DAY));
    return day && accept(day.value) ? [day] : [];
  });
  const [first] = days;
  return first && days.every(({ value }) => value === first.value) ? first : null;
}

const isAfter =
  (year: number | null) =>
  (day: string): boolean =>
    year !== null && Number(day.slice(0, 4)) > year && Number(day.slice(0, 4)) <= year + LATEST;

function dayAt(lines: readonly Line[], behind: RegExp, cell: RegExp, year: number | null): Found<string> | null {
  const beside = dayBehind(lines, behind, isAfter(year));
  const told = beside ?? figureLike(lines, cell, dayIn);
  return told && isAfter(year)(told.value) ? told : null;
}

/** The day on which an Italian return was handed in: of its receipt, or beside the number under which it was taken in. */
export const filedOn = (lines: readonly Line[], year: number | null): Found<string> | null =>
  dayAt(lines, handedIn, handedInCell, year);

/** The day beside the signature of a return, which comes after the year that it is for. */
export function signedOn(lines: readonly Line[], year: number | null): Found<string> | null {
  const town = signedOf(lines).day;
  return dayAt(lines, signed, signedCell, year) ?? (town && isAfter(year)(town.value) ? town : null);
}
