import { dayOf } from '@vesta/domain/dates/day';
import { parseDay } from '../../../extraction/day-text.ts';
import type { Found } from '../../found.ts';
import { wordNear } from '../../person/near-caption.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { isSamePrint } from '../../same-print.ts';
import { companyOf } from '../../work-contract/company-named.ts';
import { captionsLike } from '../ground/captions.ts';
import { dayAfter } from '../ground/day-near.ts';
import { letterDay } from '../ground/letter-day.ts';
import { letterhead } from '../ground/paying-office.ts';
import { readOn, untilStop, withoutStop } from './name-in-prose.ts';

export interface Period {
  readonly start: Found<string> | null;
  readonly end: Found<string> | null;
}

const span = /(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)\s*(?:-|bis|bis zum)\s*(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)/;

const dayInYear = (text: string, year: number | null): string | null => {
  const full = parseDay(text);
  if (full) return full;
  const short = /^(\d{1,2})\.(\d{1,2})\.$/.exec(text);
  return short && year ? dayOf({ year, month: Number(short[2]), day: Number(short[1]) }) : null;
};

const opening = /(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)\s*(?:-|bis(?: zum)?)\s*$/;
const closing = /^(?:bis(?: zum)?\s*)?(\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?)$/;

/** A narrow cell sets the two days one over the other, above and below the row of their caption. */
function inCellsApart(lines: readonly Line[], year: number | null): Period | null {
  const at = lines.findIndex(({ text }) => /bescheinigungszeitraum/.test(text));
  if (at < 0) return null;
  const near = lines.slice(Math.max(0, at - 1), at + 3);
  for (const [place, line] of near.entries()) {
    const first = opening.exec(line.text);
    const next = near.slice(place + 1).find(({ text }) => closing.test(text.trim()));
    const last = next && closing.exec(next.text.trim());
    if (!first?.[1] || !next || !last?.[1]) continue;
    const [start, end] = [dayInYear(first[1], year), dayInYear(last[1], year)];
    if (!start || !end || start > end) continue;
    return {
      start: foundFrom(start, line.wordsAt(first.index, first.index + first[1].length)),
      end: foundFrom(end, next.wordsAt(0, next.text.length)),
    };
  }
  return null;
}

/** From and to of the certificate, beside their label or just below it; the year is often left out. */
export function periodOf(lines: readonly Line[], year: number | null): Period {
  for (const [index, line] of lines.entries()) {
    if (!/bescheinigungszeitraum|dauer des dienstverhaltnisses|\bzeitraum:? (?:vom )?\d/.test(line.text)) continue;
    for (const near of lines.slice(index, index + 3)) {
      const match = span.exec(near.text);
      if (!match?.[1] || !match[2]) continue;
      const words = near.wordsAt(match.index, match.index + match[0].length);
      const [start, end] = [dayInYear(match[1], year), dayInYear(match[2], year)];
      if (start && end && start <= end) return { start: foundFrom(start, words), end: foundFrom(end, words) };
    }
  }
  return (
    inCellsApart(lines, year) ?? {
      start: dayAfter(lines, /beginn des (?:bescheinigungs)?zeitraums?\b/),
      end: dayAfter(lines, /ende des (?:bescheinigungs)?zeitraums?\b/),
    }
  );
}

const issued =
  /(?:^|\s)(?:datum|(?:erstellt|ausgestellt|gedruckt|ausgedruckt|ue?bermittelt)(?: am)?|ausdruck vom|(?:erstellungs|ausstellungs|druck)datum) ?:?(?= )/;

/** When the certificate was made out: a day without a caption counts only behind the days that it tells of. */
export function issuedOn(lines: readonly Line[], year: number | null, { end }: Period): Found<string> | null {
  const told = dayAfter(lines, issued);
  if (told && year !== null && Number(told.value.slice(0, 4)) >= year) return told;
  const alone = letterDay(lines);
  // The end of the period itself stands apart in its cell like the day of a letter.
  return alone && end && alone.value >= end.value && !isSamePrint(alone, end) ? alone : null;
}

const street = /\d{5}\s|stra(?:ss|ß)e|str\.|weg\b|platz\b|allee\b|postfach|\d+$/;
const company =
  /\b(?:gmbh|ag|kg|ohg|se|gbr|ug|e\.?\s?v\.?|e\.?\s?k\.?|mbh|kgaa|stiftung|inc\.?|ltd\.?|stadt|universitat|klinik\w*|land|bund\w*)\b/;

/** Lines of the form itself, which a page scanned askew may bring beside the label. */
const formLine =
  /^(?:\d{1,2}|[a-z])[.)]\s|:$|steuernummer|arbeitgeberanteil|arbeitnehmeranteil|arbeitnehmerbeitr|einbehalten|steuerfrei|bescheinig|arbeitslohn|^arbeitnehmer(?:in|\/-?in|\(in\)|[:*]in)?:?$/;

const ROWS_OF_EMPLOYER = 7;
const ROWS_ASKED = 3;

/** Rows below a caption that begin under it: the other column of the form has rows of its own between them. */
const rowsFrom = (lines: readonly Line[], index: number, left: number, right: number): (readonly PagedWord[])[] =>
  lines
    .slice(index + 1, index + 1 + ROWS_OF_EMPLOYER)
    .map((line) => contiguous(line.wordsAt(0, line.text.length).filter((word) => word.box.left >= left)))
    .filter(([first]) => first !== undefined && first.box.left < right);

const textOf = (words: readonly PagedWord[]): string => words.map((word) => word.text).join(' ');

/** What a list of captions says beside one of them. */
function besideCaption(lines: readonly Line[], caption: RegExp): readonly PagedWord[] {
  for (const line of lines) {
    const match = caption.exec(line.text);
    // Dots that lead from a caption to its value are no part of it.
    const from = match ? match.index + match[0].length : 0;
    const words = match && line.wordsAt(from, line.text.length).filter(({ text }) => !/^\.+$/.test(text));
    if (words) return contiguous(words);
  }
  return [];
}

/** The employee beside the caption of a list, or below the head of a column. */
export const employeeAtCaption = (lines: readonly Line[]): Found<string> | null =>
  employeeBesideCaption(lines) ?? employeeBelowCaption(lines);

function employeeBelowCaption(lines: readonly Line[]): Found<string> | null {
  for (const { rest, below } of captionsLike(lines, /^arbeitnehmer(?:in|\/-?in|\(in\)|:in)?(?= |$|:):?/)) {
    const words = rest.length === 0 ? contiguous(below[0] ?? []) : [];
    if (isName(words)) return foundFrom(textOf(words), words, 0.75);
  }
  return null;
}

const isName = (words: readonly PagedWord[]): boolean =>
  words.length >= 2 && words.length <= 5 && words.every(({ text }) => /^\p{Lu}[\p{L}'’-]+,?$/u.test(text));

function employeeBesideCaption(lines: readonly Line[]): Found<string> | null {
  const beside = besideCaption(lines, /^(?:name d(?:es|er) )?arbeitnehmer(?:s|in|\/-?in|\(in\)|:in)?:? /);
  const words = beside.slice(0, untilComma(beside));
  return isName(words) ? foundFrom(textOf(words).replace(/,$/, ''), words, 0.75) : null;
}

/** The class that the certificate names, beside or below its caption; later classes of the year follow the first. */
export function taxClassOf(lines: readonly Line[]): Found<string> | null {
  const word = wordNear(lines, /\b(?:steuerklasse|stkl)\b(?: ?\/ ?faktor)?/, ({ text }) => classOf(text) !== null);
  const told = word && classOf(word.text);
  return word && told ? foundFrom(told, [word], 0.85) : null;
}

const romanClasses = ['I', 'II', 'III', 'IV', 'V', 'VI'];
/** A sentence goes on behind it, and its factor or the allowances for children may cling to it: "IV/0,912". */
const taxClass = /^([1-6]|I{1,3}|IV|VI?)(?:\/\d,\d{1,3})?[,.;]?$/;
const classOf = (text: string): string | null => {
  const [, told] = taxClass.exec(text) ?? [];
  return told === undefined ? null : romanClasses.includes(told) ? String(romanClasses.indexOf(told) + 1) : told;
};

/** Below the head of the employer a list may ask for the name by a caption of its own. */
function nameAsked(lines: readonly Line[], head: number): Found<string> | null {
  const rows = lines.slice(head + 1, head + 1 + ROWS_ASKED);
  const [caption] = captionsLike(rows, /^(?:name(?: des arbeitgebers)?|firma|name ?\/ ?firma|bezeichnung)(?= |:|$):?/);
  const words = contiguous((caption?.rest.length ? caption.rest : caption?.next) ?? []);
  return words.length > 0 && /^\p{Lu}/u.test(textOf(words)) ? foundFrom(textOf(words), words, 0.8) : null;
}

/** The employer, where the certificate is printed as a list; within a row only a colon makes a caption of the word. */
function employerBesideCaption(lines: readonly Line[]): Found<string> | null {
  const words = besideCaption(lines, /^(?:name des )?arbeitgebers?:? |\s(?:name des )?arbeitgeber(?:s|in)?: /);
  const name = readOn(lines, untilStop(words));
  const text = withoutStop(textOf(name));
  return /^\p{Lu}/u.test(text) && !formLine.test(text.toLowerCase()) ? foundFrom(text, name, 0.75) : null;
}

/** The employer below a caption that stands in a row of others. */
function employerBelowCaption(lines: readonly Line[]): Found<string> | null {
  for (const { rest, below } of captionsLike(lines, /^(?:name des )?arbeitgeber(?:s|in)?(?= |$|:):?/)) {
    const words = rest.length === 0 ? contiguous(below[0] ?? []) : [];
    const text = textOf(words);
    // A practice or a shop without a legal form is known by the address below it.
    const isOverAddress =
      !/\d/.test(text) && below.slice(1, ROWS_ASKED + 1).some((row) => /^\d{5} \p{Lu}/u.test(textOf(row)));
    if (/^\p{Lu}/u.test(text) && (company.test(text.toLowerCase()) || isOverAddress))
      return foundFrom(text, words, 0.75);
  }
  return null;
}

/** Rows in which a certificate without captions names who made it out. */
const HEAD_ROWS = 8;

/** Towns, offices and schools have no legal form to be known by; a tax office is named as the one in charge. */
const publicEmployer =
  /^(?:bezirksamt|stadt|landeshauptstadt|gemeinde|landkreis|landratsamt|landesamt|bundesamt|land|freistaat|senatsverwaltung|\w*ministerium|universitat|hochschule|polizei\w*|\w*verwaltung) /;

const employerHead = /(?:anschrift|name).{0,40}arbeitgebers:?|^arbeitgeber(?:in)?:?$/;

/** The employer under `Anschrift und Steuernummer des Arbeitgebers`: the first row that is a name and no address. */
export function employerOf(lines: readonly Line[]): Found<string> | null {
  const index = lines.findIndex((line) => employerHead.test(line.text));
  const line = lines[index];
  const match = line && employerHead.exec(line.text);
  if (!line || !match)
    return (
      employerBesideCaption(lines) ??
      employerBelowCaption(lines) ??
      companyOf(lines.slice(0, HEAD_ROWS)) ??
      letterhead(lines.slice(0, HEAD_ROWS), publicEmployer)
    );
  const asked = nameAsked(lines, index);
  if (asked) return asked;
  const label = line.wordsAt(match.index, match.index + match[0].length);
  const left = (label[0]?.box.left ?? 0) - (label[0]?.size ?? 8);
  const after = line.wordsAt(match.index + match[0].length, line.text.length);
  const beside = contiguous([...label.slice(-1), ...after]).slice(1);
  const right = Math.max(...label.map(({ box }) => box.right));
  const rows = [beside, ...rowsFrom(lines, index, left, right)].filter((words) => words.length > 0);
  const named = rows.find((words) => {
    const text = textOf(words).toLowerCase();
    return !formLine.test(text) && (company.test(text) || (!street.test(text) && /\p{L}{3}/u.test(text)));
  });
  // A page scanned askew may bring the name into the row of its caption; the head of the sheet tells it as well.
  if (!named) return companyOf(lines.slice(0, HEAD_ROWS));
  const first = named.slice(0, untilComma(named));
  return foundFrom(textOf(first).replace(/,$/, ''), first, 0.8);
}

const untilComma = (words: readonly PagedWord[]): number => {
  const index = words.findIndex((word) => word.text.endsWith(','));
  return index < 0 ? words.length : index + 1;
};
