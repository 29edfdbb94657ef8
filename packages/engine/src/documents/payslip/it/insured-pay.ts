import { plainWordsOf } from '@vesta/domain/text/fold';
import { digitEdge } from '../../../evidence/digit-edge.ts';
import { type Row, type Sheet, sizeOf } from '../../../extraction/labels.ts';
import { amountIn, confirm, type Draft } from '../draft.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';

/** Letter sizes by which figures of one column may end off each other. */
const ALIGNED = 1.5;
/** Bases are rounded to whole euros; a little besides may be paid and not insured. */
const SLACK = 1.02;
const SLACK_CENTS = 100;
/** Above the ceiling of the year nothing is insured; few months come near it before this. */
const HIGHEST_GROSS = 800_000;

/** Pay that is insured in every month and every sector. */
const insured =
  /\b(?:paga base|minimo (?:tabellare|contrattuale|di paga|conglobato)|contingenza|edr|e d r|superminimo|scatt[io]|terzo elemento|retribuzione (?:ordinaria|base|mensile|tabellare|contrattuale)|stipendio(?: base| tabellare| mensile)?|salario base|ore ordinarie|lavoro ordinario|straordinari\w*|lavoro notturno|magg\w* (?:turno|notturn\w*|festiv\w*|straord\w*))\b/;
/** Hours that were not worked are taken off beside the earnings, and pay of the institute is not insured. */
const lowersBase =
  /\b(?:assenz\w*|scioper\w*|aspettativa|non (?:retribuit\w*|lavorat\w*)|ritard\w*|sospension\w*|malatt\w*|matern\w*|patern\w*|infortun\w*|congedo|cassa integrazione|cig|cigo|cigs|fis|convenzional\w*|esoner\w*|esent\w*|massimale|neoassunt\w*|trattenuta ore|arrotond\w* base)\b/;

/** What is paid besides and never insured is called free of it, and lowers nothing. */
const paidBesides =
  /\b(?:trasfert\w*|rimbors\w*|diari[ae]|buon[io]|ticket|mensa|welfare|fringe|chilometr\w*|km|l 207|trattamento integrativo|assegn[oi])\b/;

/** What everybody pays for funds of that name lowers nothing either: "Contributo CIGS 0,30 %". */
const ofFunds = /\b(?:contrib\w*|contr|ctr|c t r|fondo|f do|rit(?:enut\w*)?|aliquota)\b.*\b(?:cigs?|cigo|fis)\b/;

/** Whether a row, in plain words, lowers the pay that is insured. */
export const isLowering = (text: string): boolean =>
  lowersBase.test(text) && !paidBesides.test(text) && !ofFunds.test(text);

/** A line of pay tells how it was reckoned: so many days or hours at so much, or all of a base. */
function isReckoned({ words }: Row, amount: RowAmount): boolean {
  const [last, ...before] = amountsIn(words).toReversed();
  const cents = before.map(({ value }) => value);
  return (
    last?.value === amount.value &&
    cents.some(
      (one, at) =>
        one === amount.value ||
        cents.slice(at + 1).some((other) => Math.abs((one * other) / 100 - amount.value) <= SLACK_CENTS),
    )
  );
}

/** One line of insured pay that is beyond what was insured, whatever else is paid: the largest of them. */
function lineBeyond(sheets: readonly Sheet[], gross: number, base: number): number | null {
  const lines = sheets.flatMap((sheet) =>
    sheet.rows
      .filter(({ text }) => insured.test(plainWordsOf(text)))
      .flatMap((row) => amountsIn(row.words).filter((amount) => isReckoned(row, amount)))
      .map(({ value }) => value)
      .filter((value) => value > base * SLACK + SLACK_CENTS && value <= gross),
  );
  return lines.length > 0 ? Math.max(...lines) : null;
}

const edgeOf = ({ words }: RowAmount): number => {
  const last = words.at(-1);
  return last ? digitEdge(last) : 0;
};

interface Earned {
  readonly row: Row;
  readonly amount: RowAmount;
}

/** The first of some rows, as many as give a sum to the cent; none where they go beyond it. */
function summingTo(rows: readonly Earned[], sum: number): readonly Earned[] {
  let rest = sum;
  for (const [at, { amount }] of rows.entries()) {
    rest -= amount.value;
    if (rest === 0) return rows.slice(0, at + 1);
    if (rest < 0) return [];
  }
  return [];
}

/** The rows of one column whose figures add up to the gross; empty where there is no such column, or more than one. */
function earningsOf(sheet: Sheet, gross: number, others: readonly (number | null)[]): readonly Earned[] {
  const lettered = sheet.rows.filter(({ text }) => /\p{L}/u.test(text));
  const all = lettered.flatMap((row) => amountsIn(row.words).map((amount) => ({ row, amount })));
  // The sum itself may stand in the column that it is the sum of, with what it is parted into: deductions and net.
  const parts = all.filter(({ amount: { value } }) => value > 0 && value !== gross && !others.includes(value));
  const columns = parts.map(({ amount }) => {
    const [edge, size] = [edgeOf(amount), Math.max(...amount.words.map(sizeOf))];
    return parts.filter((other) => Math.abs(edgeOf(other.amount) - edge) <= ALIGNED * size);
  });
  const runs = columns.flatMap((column) => column.map((_, from) => summingTo(column.slice(from), gross)));
  return runs.find((run) => run.length > 1) ?? lineOfAll(all, gross);
}

/** Pay of the insured kind that is all there is: one line as high as the gross. */
function lineOfAll(all: readonly Earned[], gross: number): readonly Earned[] {
  const line = all.find(({ row, amount }) => amount.value === gross && insured.test(plainWordsOf(row.text)));
  return line ? [line] : [];
}

const EURO = 100;

/** What the figures above the gross, in its own column, add up to; null where they are too few. */
function earnedAbove(sheets: readonly Sheet[], draft: Draft): number | null {
  const gross = draft.fields.get('gross');
  const sheet = sheets.find(({ page }) => page.number === gross?.page);
  if (!gross?.box || !sheet) return null;
  const { right, top } = gross.box;
  const above = sheet.rows
    .filter((row) => row.baseline < top && /\p{L}/u.test(row.text))
    .flatMap((row) => amountsIn(row.words))
    .filter((amount) => Math.abs(edgeOf(amount) - right) <= Math.max(...amount.words.map(sizeOf)));
  return above.length < 2 ? null : above.reduce((sum, { value }) => sum + value, 0);
}

/** Earnings that are what was insured, to the euro, and less than the total printed below them. */
function isTotalAlone(sheets: readonly Sheet[], draft: Draft, gross: number, base: number): boolean {
  const earned = earnedAbove(sheets, draft);
  const isBase = earned !== null && (earned === base || Math.round(earned / EURO) * EURO === base);
  return isBase && gross > earned * SLACK + SLACK_CENTS;
}

/**
 * Pay of the insured kind is what contributions are reckoned from. Where more of it is printed than was insured, one of
 * the two was not always what it is now, whatever else is paid beside it; that no more is printed bears the base out
 * only where nothing else is paid.
 */
export function judgeInsuredPay(draft: Draft, sheets: readonly Sheet[]): void {
  const [gross, taxable, kept] = (['gross', 'taxable', 'social_contributions'] as const).map((field) =>
    amountIn(draft, field),
  ) as [number | null, number | null, number | null];
  // What is taxed and what was kept of it before are the insured pay, where that is not printed by itself.
  const base = amountIn(draft, 'social_gross') ?? (taxable !== null && kept ? taxable + kept : null);
  if (draft.noisy || gross === null || base === null || base <= 0 || gross > HIGHEST_GROSS) return;
  // What is left after the contributions is what is taxed, under whichever caption it was found.
  const paid = amountIn(draft, 'social_contributions');
  if (paid !== null && paid > 0 && base === gross - paid) {
    draft.fields.delete('social_gross');
    return;
  }
  const others = [amountIn(draft, 'total_deductions'), amountIn(draft, 'net')];
  const rows = sheets.flatMap((sheet) => earningsOf(sheet, gross, others));
  const wages = rows.filter(({ row }) => insured.test(plainWordsOf(row.text)));
  const wage = wages.reduce((sum, { amount }) => sum + amount.value, 0);
  const isInsured = rows.length > 0 && wages.length === rows.length;
  const isBeyond = wage > base * SLACK + SLACK_CENTS;
  const isLowered = sheets.some((sheet) => sheet.rows.some(({ text }) => isLowering(plainWordsOf(text))));
  const line = lineBeyond(sheets, gross, base);
  const isAlone = rows.length === 0 && isTotalAlone(sheets, draft, gross, base);
  if (!(isInsured || isAlone || isBeyond || line !== null) || isLowered) return;
  const place = draft.fields.get('gross');
  confirm(draft, 'payslip_insured_pay', isAlone || isBeyond || line !== null ? 'failed' : 'passed', {
    expected: base,
    found: isAlone ? gross : isBeyond ? wage : (line ?? wage),
    page: place?.page ?? null,
    box: place?.box ?? null,
  });
}
