import { around } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import { type Label, type Sheet, sizeOf } from '../../extraction/labels.ts';
import { bracketsOf, holdsAmount } from './in-brackets.ts';
import { amountsIn } from './row-amounts.ts';

/** As near as what stands below a caption without a bracket. */
const COST = 0.4;
/** Letter sizes from the caption down to its amount. */
const DEEPEST = 2.6;

/** What the parts are called whose short name and bracket together read like the name of a base: "KV (Brutto …)". */
const parts: Readonly<Record<string, string>> = { kv: 'health', pv: 'care', rv: 'pension', av: 'unemployment' };

/** The caption before a bracket; where it runs on into the bracket, what its first word calls by itself. */
function beforeBracket(label: Label, [opening]: readonly Word[]): Label | null {
  const at = opening ? label.words.indexOf(opening) : -1;
  if (at < 0) return label;
  const name = at === 1 ? parts[label.words[0]?.text.toLowerCase() ?? ''] : undefined;
  return name ? { ...label, name, words: label.words.slice(0, at) } : null;
}

/**
 * "KV (Brutto 3.000,00)" over "262,50": what the part was reckoned from stands in brackets behind its caption, and the
 * part itself below either of them.
 */
export function belowBrackets(sheet: Sheet, label: Label): Candidate<number>[] {
  const row = sheet.rows[label.row];
  const last = label.words.at(-1);
  if (!row || !last) return [];
  const behind = row.words[row.words.indexOf(last) + 1];
  const bracket = bracketsOf(row).find(([first]) => first && (first === behind || label.words.includes(first)));
  const own = bracket && holdsAmount(bracket) ? beforeBracket(label, bracket) : null;
  if (!bracket || !own) return [];
  const head = around([label.box, ...bracket.map(({ box }) => box)]);
  const lower = sheet.rows[label.row + 1];
  if (!lower || lower.baseline - row.baseline > DEEPEST * sizeOf(last)) return [];
  const under = lower.words.filter(({ box }) => box.left >= head.left - 1 && box.right <= head.right + sizeOf(last));
  const [amount, ...more] = amountsIn(under);
  if (!amount || more.length > 0 || amount.words.length !== under.length) return [];
  const raw = amount.words.map(({ text }) => text).join(' ');
  const box = around(amount.words.map((word) => word.box));
  return [
    {
      value: amount.value,
      raw,
      words: amount.words,
      box,
      page: sheet.page.number,
      side: 'below',
      cost: COST,
      label: own,
    },
  ];
}
