import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { relabelled } from '../relabelled.ts';
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

/** "Krankenversicherung  7,3 % + 1,345 % Zusatzbeitrag  453,86": two rates with a sign between them. */
const part = /^(?:\d{1,2}(?:[.,]\d{1,3})?%?|%|\+)$/;

/** Whether a further share has its rate added to that of the caption at the head of its row: both are taken together. */
function isAddedRate({ rows }: Sheet, label: Label): boolean {
  const row = rows[label.row];
  const head = row?.labels.find(({ name }) => `${name}_extra` === label.name);
  if (!row || !head) return false;
  const between = row.words.filter(({ box }) => box.left >= head.box.right - 1 && box.right <= label.box.left + 1);
  return between.every(({ text }) => part.test(text)) && between.some(({ text }) => text === '+');
}

/** A sheet on which captions that have an amount of their own are called what that amount is. */
export const withSumsNamed = (sheet: Sheet): Sheet =>
  relabelled(sheet, (label) => (isAddedRate(sheet, label) ? null : meant(sheet, label)));
