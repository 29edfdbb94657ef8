import { plainWordsOf } from '@vesta/domain/text/fold';
import { sharedWidth } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';
import { isShare, lineAmount } from '../line-amount.ts';

const WIDEST_GAP = 80;
const ROW_HEIGHT = 2.2;
const figure = /^-?\d[\d.,/]*$/;

/** What stands beside a label or in its column below it: forms print the name of an accrual on every slip. */
function figureOf({ page }: Sheet, { box, words: own }: Label): string | null {
  const size = own[0]?.size ?? 0;
  const baseline = own.at(-1)?.baseline ?? box.bottom;
  const figures = page.words.filter(({ text }) => figure.test(text));
  const beside = figures
    .filter(({ box: other, baseline: line }) => Math.abs(line - baseline) < size / 2 && other.left >= box.right)
    .filter(({ box: other }) => other.left - box.right < WIDEST_GAP)
    .sort((a, b) => a.box.left - b.box.left)[0];
  const below = figures.find(
    ({ box: other, baseline: line }) =>
      line > baseline && line - baseline < size * ROW_HEIGHT && sharedWidth(other, box) > 0,
  );
  return (beside ?? below)?.text ?? null;
}

const isSomething = (text: string | null): boolean => text !== null && /[1-9]/.test(text.split('/')[0] ?? '');

/** A fourteenth month that is paid with this one. */
const isPaid = (sheet: Sheet, label: Label): boolean =>
  label.name === 'off_quattordicesima' && (lineAmount(sheet, label)?.value ?? 0) > 0;

/** "Ratei: 13^ 8/12, 14^ 2/12": accruals of both months in one row, of which only the first is called so. */
const bothAccrued =
  /\b(?:rate[oi]|mensilit[aà] (?:agg\w*|suppl\w*))\b.*\b13(?:ma|a|esima)?\b.*?\b14(?:ma|a|esima)?[\s^°ª.:=]*(\d+(?:[.,/]\d+)?)/i;

function fourteenInRow(sheets: readonly Sheet[]): { words: readonly Word[]; page: number } | null {
  for (const { page, rows } of sheets)
    for (const { text, words } of rows)
      if (isSomething(bothAccrued.exec(text)?.[1] ?? null)) return { words, page: page.number };
  return null;
}

const paychecks = /^(?:mens|mensilit[aà]|n mensilit[aà]|mensilit[aà] (?:annue|contrattuali)|nr mens)$/;

/** "Mens." over 14: how many payments the contract has, where nothing but that figure stands below or behind. */
function captionedPayments(sheets: readonly Sheet[]): { words: readonly Word[]; page: number; count: number } | null {
  for (const { page, rows } of sheets)
    for (const [at, { cells }] of rows.entries())
      for (const [place, cell] of cells.entries()) {
        if (!paychecks.test(plainWordsOf(cell.text).trim())) continue;
        const below = rows[at + 1]?.cells.find(({ box }) => sharedWidth(box, cell.box) > 0);
        const figure = [cells[place + 1], below].find((one) => /^1[2-6]$/.test(one?.text ?? ''));
        if (figure) return { words: figure.words, page: page.number, count: Number(figure.text) };
      }
  return null;
}

/** Accruals for a fourteenth month mean fourteen payments, for a thirteenth alone thirteen. */
export function readPaymentsPerYear(draft: Draft, sheets: readonly Sheet[]): void {
  const named = (names: readonly string[], holds: (sheet: Sheet, label: Label) => boolean) => {
    for (const sheet of sheets) {
      const label = names.flatMap((name) => sheet.byName.get(name) ?? []).find((found) => holds(sheet, found));
      if (label) return { label, page: sheet.page.number };
    }
    return null;
  };
  const told = captionedPayments(sheets);
  if (told) {
    put(draft, 'payments_per_year', told.count, told.words, told.page, certainty.labelled);
    return;
  }
  const fourteen = named(
    ['accrual_14', 'off_quattordicesima'],
    (sheet, label) => !isShare(label) && (isSomething(figureOf(sheet, label)) || isPaid(sheet, label)),
  );
  const both = fourteen ? null : fourteenInRow(sheets);
  if (both) {
    put(draft, 'payments_per_year', 14, both.words, both.page, certainty.likely);
    return;
  }
  // Everybody has a thirteenth: its name alone is enough.
  const thirteen = fourteen ?? named(['accrual_13', 'off_tredicesima'], (_, label) => !isShare(label));
  if (thirteen)
    put(draft, 'payments_per_year', fourteen ? 14 : 13, thirteen.label.words, thirteen.page, certainty.likely);
}
