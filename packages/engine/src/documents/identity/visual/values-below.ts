import { heightOf, sharedWidth } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import type { Candidate, Search } from '../../../extraction/label-values.ts';
import { gapBetween, type Label, type Row, type Sheet } from '../../../extraction/labels.ts';
import { foundRun } from './found-run.ts';

/** A value below stands within this many heights of the label's line. */
const DEEPEST = 3.2;
const COST = 0.6;

/** Wordings of one label stand closer than this, in letter sizes. */
const WIDEST_GAP = 1.2;

/** All that is written beside the label without a wide gap: its wording in other languages. */
function heading(row: Row, label: Label): readonly Word[] {
  const first = row.words.findIndex((word) => label.words.includes(word));
  const last = row.words.findLastIndex((word) => label.words.includes(word));
  if (first < 0) return label.words;
  let [from, to] = [first, last];
  const others = new Set(row.labels.filter((other) => other.name !== label.name).flatMap((other) => other.words));
  const near = (a: number, b: number): boolean => {
    const [left, right] = [row.words[a], row.words[b]];
    if (!left || !right || others.has(left) || others.has(right)) return false;
    return gapBetween(left, right) <= WIDEST_GAP;
  };
  while (near(from - 1, from)) from -= 1;
  while (near(to, to + 1)) to += 1;
  return row.words.slice(from, to + 1);
}

/**
 * Values that stand under a label in several languages, of which only one is known here: under "Tarikh Lahir / Date
 * of Birth" the day stands below the first words. The first line below that holds such a value counts.
 */
export function valuesBelowHeading<T>(sheet: Sheet, label: Label, search: Search<T>): Candidate<T>[] {
  const row = sheet.rows[label.row];
  if (!row) return [];
  const words = heading(row, label);
  const left = Math.min(...words.map((word) => word.box.left));
  const right = Math.max(...words.map((word) => word.box.right));
  const area = { ...label.box, left: left - heightOf(label.box), right };
  for (const below of sheet.rows.slice(label.row + 1)) {
    const under = below.words.filter((word) => sharedWidth(word.box, area) > 0.3);
    const height = Math.max(heightOf(label.box), ...under.map((word) => heightOf(word.box)));
    if (below.baseline - row.baseline > height * DEEPEST) return [];
    if (below.labels.some((other) => sharedWidth(other.box, area) > 0.3)) return [];
    const run = foundRun(below.words, under, search);
    if (run) {
      const cost = COST + label.distance * 0.2;
      return [{ ...run, page: sheet.page.number, side: 'below', cost, label }];
    }
  }
  return [];
}
