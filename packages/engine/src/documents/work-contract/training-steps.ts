import type { Day } from '@vesta/domain/dates/day';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { RunningText } from '../recognise/page-text.ts';
import { AMOUNT, ANY_AMOUNT, ANY_DATE, CURRENCY } from './blocks.ts';
import { centsOfHit, dayOfHit } from './search.ts';

const ordinals = ['(?:1\\.|erste[nrs]?)', '(?:2\\.|zweite[nrs]?)', '(?:3\\.|dritte[nrs]?)', '(?:4\\.|vierte[nrs]?)'];
const year = '(?:ausbildungs|lehr)?jahr(?:es)?';
const money = `(?:${CURRENCY}\\s*)?${AMOUNT}`;
const LEAST = 20_000;

interface Step {
  readonly cents: number;
  readonly start: number;
  readonly end: number;
}

function stepIn(text: string, match: RegExpExecArray, from: number): Step | null {
  const place = match.indices?.groups?.value;
  if (!place) return null;
  const [start, end] = [from + place[0], from + place[1]];
  const cents = centsOfHit({ text: text.slice(start, end), start, end });
  return cents !== null && cents >= LEAST ? { cents, start, end } : null;
}

/** "im 1. Ausbildungsjahr 950,00 €, im 2. Ausbildungsjahr 1.020,00 €" */
function oneByOne(text: string): readonly Step[] {
  const steps: Step[] = [];
  for (const nth of ordinals) {
    const from = steps.at(-1)?.end ?? 0;
    const match = new RegExp(`\\b${nth} ${year}[^0-9;]{0,40}?${money}`, 'd').exec(text.slice(from));
    const step = match ? stepIn(text, match, from) : null;
    if (!step) break;
    steps.push(step);
  }
  return steps;
}

/** A row of amounts over or under the row that counts the years: "1.000,00 1.090,00 … im ersten zweiten … Ausbildungsjahr". */
function inRows(text: string): readonly Step[] {
  for (let count = ordinals.length; count >= 2; count -= 1) {
    const last = ordinals[count] ? `(?:[ .,|]*(?:im )?${ordinals[count]} ${year})?` : '';
    const counted = `${ordinals.slice(0, count).join('[ ,|]*(?:und )?')}[ ,]*${year}|${ordinals.slice(0, count).join(`[ .,]*${year}[ ,|]*(?:im )?`)}[ .,]*${year}${last}`;
    const paid = Array.from({ length: count }, () => `(?:${CURRENCY}\\s*)?${ANY_AMOUNT}(?:\\s*${CURRENCY})?`).join(
      '\\s+',
    );
    const match =
      new RegExp(`(?<![\\d.,] ?)(?<paid>${paid})[^0-9;]{0,40}?(?:${counted})`, 'd').exec(text) ??
      new RegExp(`(?:${counted})[^0-9;]{0,60}?(?<paid>${paid})(?! ?[\\d])`, 'd').exec(text);
    const place = match?.indices?.groups?.paid;
    if (!place) continue;
    const steps = [...text.slice(...place).matchAll(new RegExp(AMOUNT, 'dg'))].flatMap(
      (amount) => stepIn(text, amount, place[0]) ?? [],
    );
    if (steps.length === count) return steps;
  }
  return [];
}

interface DatedStep extends Step {
  readonly from: Day;
  readonly to: Day;
}

/** "08.09.2025   07.09.2026   70%   € 1.198,68": a row for each step, with the days from and to which it is paid. */
function dated(text: string): readonly DatedStep[] {
  const row = new RegExp(
    `(?<from>${ANY_DATE})(?: (?:al|fino al|-|bis(?: zum)?))? (?<to>${ANY_DATE})[ :-]*(?:\\d{1,3}(?:,\\d+)? ?%[ :-]*)?${money}(?![\\d.,]*%)`,
    'dg',
  );
  return [...text.matchAll(row)].flatMap((match) => {
    const step = stepIn(text, match, 0);
    const day = (name: string): string | null => {
      const told = match.groups?.[name] ?? '';
      return dayOfHit({ text: told, start: 0, end: told.length }, told);
    };
    const [from, to] = [day('from'), day('to')];
    return step && from && to && from < to ? [{ ...step, from, to }] : [];
  });
}

/** Training is paid better every year; anything else that is counted by years is no pay of a trainee. */
const isRising = (steps: readonly Step[]): boolean =>
  steps.length >= 2 && steps.every(({ cents }, at) => at === 0 || cents >= (steps[at - 1]?.cents ?? 0));

const wholeYears = (from: string, to: string): number =>
  Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);

/**
 * The pay of the year of training that runs today: undefined where the paper tells no steps, null where it tells some
 * and nobody knows which of them holds.
 */
export function stepOfToday(
  prose: RunningText,
  began: Found<string> | null,
  today: Day,
): Found<number> | null | undefined {
  const rows = dated(prose.text);
  const now = rows.find(({ to }) => to >= today) ?? rows.at(-1);
  if (now && isRising(rows)) return foundFrom(now.cents, prose.wordsAt(now.start, now.end), 0.85);
  const steps = [oneByOne(prose.text), inRows(prose.text)].find(isRising);
  if (!steps) return undefined;
  const step = began ? steps[Math.min(Math.max(0, wholeYears(began.value, today)), steps.length - 1)] : undefined;
  return step ? foundFrom(step.cents, prose.wordsAt(step.start, step.end), 0.85) : null;
}
