import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { type MoneyRun, moneyRuns } from '../ground/money-runs.ts';

const takenOff =
  /\b\w*beitr[aä]ge?(?:santeil)? zur\b|\babz[uü]glich\b|\babzgl\b|\bbeitrag (?:kranken|pflege)versicherung|^lohnsteuer\b|^kirchensteuer\b|^solidaritatszuschlag\b|\w+versicherungsbeitrag\b|\beinbehalt|\birpef\b|\baddizional|\britenut|\btrattenut|\bquota (?:associativa|sindacale)|\bcontributo associativo\b/;
/** Parts of another row, and what somebody else pays. */
const aside = /\b(?:davon|darin|di cui)\b|trager/;
const added = /zuschuss|zulage|nachzahlung|bonus|arretrat|conguagli|quattordicesima|tredicesima|rimbors|assegn/;
/** What lowers the tax in the row above it. */
const credited = /^detrazion/;
const total = /^(?:totale|summe|gesamt)\b/;

/** The amounts of a row; what is counted in percent is none. */
const amountsOf = ({ text, wordsAt }: Line): readonly MoneyRun[] => {
  const words = wordsAt(0, text.length);
  return moneyRuns(words.filter((word, at) => !/%/.test(word.text) && !/^\)?%/.test(words[at + 1]?.text ?? '')));
};

/** What a row between gross and net changes; null where it does not say so. */
function changeOf(line: Line, gross: readonly MoneyRun[], column: number): number | null {
  const { text } = line;
  const runs = amountsOf(line);
  if (runs.length === 0) return /\d/.test(text.replace(/\([^)]*%[^)]*\)/g, '')) ? null : 0;
  // What held before stands beside what holds now, in every row alike.
  const run = runs.length === gross.length ? runs[column] : runs[0];
  if (!run || (runs.length > 1 && runs.length !== gross.length)) return null;
  if (credited.test(text)) return Math.abs(run.cents);
  if (added.test(text) || aside.test(text) || !takenOff.test(text)) return null;
  return -Math.abs(run.cents);
}

const lineOf = (lines: readonly Line[], { page, box }: Found<number>): number =>
  lines.findIndex(
    (line) =>
      line.page === page && line.band.words.some((word) => word.box.left === box.left && word.box.top === box.top),
  );

/**
 * What is left of the gross by the rows between it and the net; null where one of them is not understood, or where none
 * stands there: health and care insurance may be taken off without being told.
 */
export function paidOut(
  lines: readonly Line[],
  gross: Found<number> | null | undefined,
  net: Found<number> | null | undefined,
): number | null {
  if (!gross || !net) return null;
  const [from, to] = [lineOf(lines, gross), lineOf(lines, net)];
  const first = lines[from];
  if (!first || to <= from + 1) return null;
  const own = amountsOf(first);
  const column = own.findIndex(({ cents }) => cents === gross.value);
  let left: number = gross.value;
  let isTold = false;
  for (const line of lines.slice(from + 1, to)) {
    const change = changeOf(line, own, Math.max(0, column));
    if (change === null) return null;
    // "Totale trattenute": what was taken off above it, once more.
    if (total.test(line.text) && change === left - gross.value) continue;
    isTold ||= change !== 0;
    left += change;
  }
  return isTold ? left : null;
}
