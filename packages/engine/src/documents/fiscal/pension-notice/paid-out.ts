import type { Found } from '../../found.ts';
import type { Line } from '../../recognise/page-text.ts';
import { moneyRuns } from '../ground/money-runs.ts';

const takenOff =
  /\bbeitr[aä]ge?(?:santeil)? zur\b|\bbeitrag (?:kranken|pflege)versicherung|^lohnsteuer\b|^kirchensteuer\b|^solidaritatszuschlag\b|\w+versicherungsbeitrag\b|\beinbehalt|\birpef\b|\baddizional|\britenut|\btrattenut|\bquota (?:associativa|sindacale)/;
/** Parts of another row, and what somebody else pays. */
const aside = /\b(?:davon|darin|di cui)\b|trager/;
const added = /zuschuss|zulage|nachzahlung|bonus|arretrat|conguagli|quattordicesima|tredicesima|rimbors|assegn/;

/** What a row between gross and net changes; null where it does not say so. */
function changeOf({ text, wordsAt }: Line): number | null {
  const runs = moneyRuns(wordsAt(0, text.length));
  const [run] = runs;
  if (!run) return /\d/.test(text) ? null : 0;
  if (runs.length > 1 || added.test(text) || aside.test(text) || !takenOff.test(text)) return null;
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
  const changes = from < 0 || to <= from + 1 ? [] : lines.slice(from + 1, to).map(changeOf);
  if (changes.length === 0 || changes.every((change) => change === 0)) return null;
  return changes.reduce<number | null>(
    (left, change) => (left === null || change === null ? null : left + change),
    gross.value,
  );
}
