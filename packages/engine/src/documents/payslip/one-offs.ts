import { oneOffPlaces } from '@vesta/domain/papers/schemas/payslip';
import { plainWordsOf } from '@vesta/domain/text/fold';
import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from './draft.ts';
import { leftOf } from './left-amounts.ts';
import { amountBehind, isShare, lineAmount, ownsAmount, pastOtherLabels } from './line-amount.ts';
import { kindOfLine } from './one-off-stems.ts';
import { amountAt, amountsIn } from './row-amounts.ts';
import type { Sum } from './sums.ts';

export interface OneOff {
  /** Such as `tredicesima`, `bonus`, `refund_730`. */
  readonly kind: string;
  readonly sum: Sum;
}

/** In letter sizes: the next word of one phrase. */
const NEXT_WORD = 1.2;

const localTax = /^(?:regional|municipal)_tax$/;

/** What is always taken off, however the slip prints it. */
const takenOff = new Set(['charge_730']);

/** Pay lines in words that no list holds, told by their stems. */
function unlisted(sheet: Sheet): OneOff[] {
  return sheet.rows.flatMap((row, place): OneOff[] => {
    if (row.labels.some(({ name }) => ownsAmount.test(name))) return [];
    const start = row.words.findIndex((_, at) => amountAt(row.words, at) !== null);
    const head = row.words.slice(0, start).filter(({ text }) => /[\p{L}\d]/u.test(text));
    if (start < 1 || head.length === 0) return [];
    const label: Label = {
      name: 'off_unlisted',
      words: head,
      box: around(head.map((word) => word.box)),
      row: place,
      distance: 0,
    };
    const sum = amountBehind(sheet, label, row.words.slice(start));
    const kind = sum && kindOfLine(plainWordsOf(head.map(({ text }) => text).join(' ')).trim(), sum.value < 0);
    return sum && kind && sum.value !== 0 ? [{ kind, sum: signed(kind, sum) }] : [];
  });
}

const signed = (kind: string, sum: Sum): Sum => (takenOff.has(kind) ? { ...sum, value: -Math.abs(sum.value) } : sum);

/** Lines that an ordinary month does not have, in the order of the slip. */
export function oneOffsOf(sheets: readonly Sheet[]): OneOff[] {
  return sheets.flatMap((sheet) =>
    [...listed(sheet), ...unlisted(sheet)].sort((a, b) => a.sum.label.row - b.sum.label.row),
  );
}

/** A settlement that goes by the tax return is a refund or a charge of its own, whatever else its line says. */
function settled(sheet: Sheet, { row, name }: Label, sum: Sum): string | null {
  const words = name === 'off_tax_adjustment' ? (sheet.rows[row]?.words ?? []) : [];
  const start = words.findIndex((_, at) => amountAt(words, at) !== null);
  const text = plainWordsOf(
    words
      .slice(0, Math.max(0, start))
      .map((word) => word.text)
      .join(' '),
  );
  const kind = /\b730\b/.test(text) ? kindOfLine(text.trim(), sum.value < 0) : null;
  return kind?.endsWith('_730') ? kind : null;
}

/** "Sonderzahlung/Weihnachtsgeld": what two wordings of one row call by two names is paid once. */
const isSamePlace = (a: Sum, b: Sum): boolean => a.label.row === b.label.row && a.words[0] === b.words[0];

/** "Addizionale comunale 2026 acconto": what stands behind the name of such a tax is of the tax. */
const isOfOther = (sheet: Sheet, { row, box, words: [first] }: Label): boolean =>
  sheet.rows[row]?.labels.some(({ name, box: other, words }) => {
    const last = words.at(-1);
    // "Steuerbrutto Einmalbezug": what the tax on it is reckoned from is no second payment.
    const isBase = name.endsWith('_gross') && first && last && gapBetween(last, first) < NEXT_WORD;
    return (localTax.test(name) || isBase) && other.right <= box.left + 1;
  }) === true;

function listed(sheet: Sheet): OneOff[] {
  return sheet.labels
    .filter((label) => label.name.startsWith('off_') && !isShare(label) && !isOfOther(sheet, label))
    .sort((a, b) => a.row - b.row)
    .flatMap((label) => {
      const sum = lineAmount(sheet, label) ?? pastOtherLabels(sheet, label);
      if (!sum || sum.value === 0) return [];
      const kind = settled(sheet, label, sum) ?? label.name.slice('off_'.length);
      return [{ kind, sum: signed(kind, sum) }];
    })
    .filter(({ sum }, place, all) => all.findIndex((other) => isSamePlace(other.sum, sum)) === place);
}

/** Writes them down as one_off_1_label, one_off_1_amount and so on. */
export function putOneOffs(draft: Draft, oneOffs: readonly OneOff[]): void {
  for (const place of oneOffPlaces) {
    const oneOff = oneOffs[place - 1];
    if (!oneOff) return;
    const { kind, sum } = oneOff;
    put(draft, `one_off_${place}_label`, kind, sum.label.words, sum.page, certainty.labelled);
    putCandidate(draft, `one_off_${place}_amount`, sum, certainty.labelled);
  }
}

/** What the tax office gives back with the pay, from the return of the year before. */
export function putRefund(draft: Draft, oneOffs: readonly OneOff[]): void {
  const [refund, ...more] = oneOffs.filter(({ kind, sum }) => kind === 'refund_730' && sum.value > 0);
  if (refund && more.length === 0) putCandidate(draft, 'refund_730', refund.sum, certainty.labelled);
}

/** "Cessione quinto - INPS Gest. Unitaria   240,00": the amount of a row with no other is that of its first caption. */
function onlyInRow(sheet: Sheet, label: Label): Sum | null {
  const words = sheet.rows[label.row]?.words ?? [];
  const isFirst = sheet.rows[label.row]?.labels[0] === label;
  return isFirst && amountsIn(words).length === 1 ? amountBehind(sheet, label, words) : null;
}

const WORDS_OF_SENTENCE = 5;

/** "Comunicazioni: il pignoramento e' calcolato su 1/5 del netto (cap. 30.000,00)": running text takes nothing off. */
function isInSentence(sheet: Sheet, { row, words: [first] }: Label): boolean {
  const words = sheet.rows[row]?.words ?? [];
  const before = first ? words[words.indexOf(first) - 1] : undefined;
  const small = words.filter(({ text }) => /^\p{Ll}[\p{Ll}'’]*[.,;]?$/u.test(text));
  return (
    before !== undefined &&
    /^(?:il|la|lo|un|una|die|der|das|eine?)$/i.test(before.text) &&
    small.length >= WORDS_OF_SENTENCE
  );
}

/** "residuo 4.312,88": what is still owed, and not what is taken this month. */
function isStillOwed(
  sheet: Sheet,
  { label, words }: { readonly label: Label; readonly words: readonly Word[] },
): boolean {
  const row = sheet.rows[label.row]?.words ?? [];
  const [first, last] = [label.words.at(-1), words[0]];
  const between = first && last ? row.slice(row.indexOf(first) + 1, row.indexOf(last)) : [];
  return /\b(?:residu\w*|ancora|restdebito|restschuld|gesamtforderung|debito residuo)\b/.test(
    plainWordsOf(between.map(({ text }) => text).join(' ')),
  );
}

/** What creditors get out of the pay: seizures, and loans repaid from it; several lines are added up. */
export function readCreditors(draft: Draft, sheets: readonly Sheet[]): void {
  for (const field of ['garnishment', 'salary_loan'] as const) {
    const found = sheets.flatMap((sheet) =>
      (sheet.byName.get(field) ?? []).flatMap((label) => {
        if (isInSentence(sheet, label)) return [];
        const line = leftOf(sheet, label)[0] ?? lineAmount(sheet, label) ?? onlyInRow(sheet, label);
        return line && !isStillOwed(sheet, line) ? [line] : [];
      }),
    );
    const [first] = found;
    const value = found.reduce((total, sum) => total + Math.abs(sum.value), 0);
    if (!first || value === 0) continue;
    const words = found.filter((sum) => sum.page === first.page).flatMap((sum) => sum.words);
    put(draft, field, value, words, first.page, certainty.labelled);
  }
}
