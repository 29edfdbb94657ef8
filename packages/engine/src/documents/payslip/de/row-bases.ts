import type { Sheet } from '../../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put, type SlipAmount } from '../draft.ts';
import { baseOfMatrix } from '../matrix-of-parts.ts';
import { amountsIn, type RowAmount } from '../row-amounts.ts';
import { isAt, partColumns } from './column-of-parts.ts';
import { socialParts, taxParts } from './parts.ts';

/** What the row of a part is reckoned from. */
const bases = [
  ['wage_tax', 'tax_gross'],
  ['pension', 'social_gross'],
] as const;

interface Base {
  readonly part: SlipAmount;
  readonly page: number;
  readonly row: number;
  readonly amount: RowAmount;
}

const isPart: ReadonlySet<string> = new Set([...taxParts, ...socialParts].map(({ field }) => field));

/** Figures of a table's row: what is taken, running and once, what it was reckoned from, the year so far. */
const MOST_FIGURES = 4;

/** Rows of a few figures of which one is known: another is what it was reckoned from, or the year so far. */
function figuresBeside(draft: Draft, sheets: readonly Sheet[], part: SlipAmount): Base[] {
  const taken = amountIn(draft, part);
  return sheets.flatMap((sheet) =>
    (sheet.byName.get(part) ?? []).flatMap((label): Base[] => {
      const row = sheet.rows[label.row];
      // Of lists side by side the next one has a part of its own.
      const end = row?.labels.find(({ name, box }) => isPart.has(name) && box.left > label.box.right)?.box.left;
      const words = row?.words.filter(({ box }) => box.left > label.box.right && box.left < (end ?? Infinity)) ?? [];
      const amounts = amountsIn(words);
      const isKnown = taken !== null && amounts.some(({ value }) => Math.abs(value) === taken);
      if (!isKnown || amounts.length > MOST_FIGURES) return [];
      const larger = amounts.filter(({ value }) => value > taken);
      return larger.map((amount) => ({ part, page: sheet.page.number, row: label.row, amount }));
    }),
  );
}

/** Rows of one part, such as the running and the one-off tax, were reckoned from what their bases come to. */
function readBaseColumn(draft: Draft, sheet: Sheet): void {
  const columns = partColumns(sheet);
  if (!columns) return;
  for (const [part, field] of bases) {
    const rows = columns.rows.filter(({ label }) => label.name === part);
    const at = (edge: number): readonly RowAmount[] => rows.flatMap(({ amounts }) => amounts.find(isAt(edge)) ?? []);
    const [own, taken] = [at(columns.base), at(columns.taken)];
    const sum = (amounts: readonly RowAmount[]): number => amounts.reduce((all, { value }) => all + Math.abs(value), 0);
    if (own.length === 0 || own.length !== taken.length || sum(taken) !== amountIn(draft, part)) continue;
    const words = own.flatMap((amount) => amount.words);
    if (!draft.fields.has(field)) put(draft, field, sum(own), words, sheet.page.number, certainty.labelled);
  }
}

/** A table prints what a part was reckoned from beside it: the gross, or what several parts have in common. */
export function readRowBases(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy) return;
  for (const sheet of sheets) {
    readBaseColumn(draft, sheet);
    const base = baseOfMatrix(sheet);
    if (base && !draft.fields.has('social_gross'))
      put(draft, 'social_gross', base.value, base.words, sheet.page.number, certainty.labelled);
  }
  const found = [...taxParts, ...socialParts].flatMap(({ field }) => figuresBeside(draft, sheets, field));
  // "Lohnsteuer aus 3.145,17": the word before says so.
  const isSaid = ({ page, row, amount }: Base): boolean => {
    const words = sheets.find((sheet) => sheet.page.number === page)?.rows[row]?.words ?? [];
    const [first] = amount.words;
    return first !== undefined && /^(?:aus|von|auf)$/i.test(words[words.indexOf(first) - 1]?.text ?? '');
  };
  const isShared = ({ part, row, amount }: Base): boolean =>
    amount.value === amountIn(draft, 'gross') ||
    found.some((other) => other.part !== part && other.row !== row && other.amount.value === amount.value);
  for (const [part, field] of bases) {
    const own = found.filter((base) => base.part === part && (isShared(base) || isSaid(base)));
    const [first] = own;
    if (first && !draft.fields.has(field) && own.every(({ amount }) => amount.value === first.amount.value))
      put(draft, field, first.amount.value, first.amount.words, first.page, certainty.labelled);
  }
}
