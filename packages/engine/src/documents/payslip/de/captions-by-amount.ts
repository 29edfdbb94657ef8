import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { amountsIn } from '../row-amounts.ts';

interface Twofold {
  /** What the caption heads without an amount, and what it is with one. */
  readonly heading: string;
  readonly sum: string;
  readonly says: RegExp;
}

/** Words that head a block or a name on one slip and a figure on another. */
const twofold: readonly Twofold[] = [
  {
    heading: 'gross_items',
    sum: 'gross',
    says: /^(?:bruttobezuge|brutto bezuge|bruttoentgelte|brutto bezuge gesamt)$/,
  },
  { heading: 'tax_items', sum: 'tax_deductions', says: /^(?:steuern|taxes)$/ },
  { heading: 'social_items', sum: 'social_security_deductions', says: /./ },
  { heading: 'health_fund', sum: 'health', says: /^krankenkasse$/ },
];

/** "8,75 %": a rate between a caption and its amount. */
const rate = /^(?:\d{1,2}(?:[.,]\d{1,3})?|%|\d{1,2}(?:[.,]\d{1,3})?%|€|eur|[-–−])$/i;

/** Whether nothing but amounts, perhaps behind the rate they were reckoned by, stand in the row of a caption. */
function hasItsAmount({ rows }: Sheet, label: Label): boolean {
  const row = rows[label.row];
  if (!row || row.labels.length > 1) return false;
  const rest = row.words.filter((word) => word.box.left >= label.box.left && !label.words.includes(word));
  const amounts = amountsIn(rest);
  const last = amounts.at(-1);
  return (
    last !== undefined &&
    /\d[.,]\d{2}-?$/.test(last.words.at(-1)?.text ?? '') &&
    rest.every((word) => amounts.some(({ words }) => words.includes(word)) || rate.test(word.text))
  );
}

const meant = (sheet: Sheet, label: Label): Label => {
  const own = plainWordsOf(label.words.map(({ text }) => text).join(' ')).trim();
  const found = twofold.find(({ heading, says }) => heading === label.name && says.test(own));
  return found && hasItsAmount(sheet, label) ? { ...label, name: found.sum } : label;
};

/** A sheet on which captions that have an amount of their own are called what that amount is. */
export function withSumsNamed(sheet: Sheet): Sheet {
  const renamed = new Map(sheet.labels.map((label) => [label, meant(sheet, label)]));
  if ([...renamed].every(([label, now]) => label === now)) return sheet;
  const labels = [...renamed.values()];
  const byName = new Map<string, Label[]>();
  for (const label of labels) byName.set(label.name, [...(byName.get(label.name) ?? []), label]);
  const rows = sheet.rows.map((row) => ({ ...row, labels: row.labels.map((label) => renamed.get(label) ?? label) }));
  return { ...sheet, labels, byName, rows };
}
