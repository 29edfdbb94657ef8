import type { Word } from '../../../evidence/page.ts';
import { type Candidate, candidatesNamed, type Search } from '../../../extraction/label-values.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { VisualLabel } from './label-specs.ts';
import { valuesBelowHeading } from './values-below.ts';

/** Further away than this a value belongs to something else. */
const FARTHEST = 1.4;

/** What the labels of a name announce, the likeliest first. Words of labels are nobody's value. */
export function valuesOf<T>(sheet: Sheet, label: VisualLabel, search: Search<T>): Candidate<T>[] {
  const labelled = new Set<Word>(sheet.labels.flatMap(({ words }) => words));
  const below = (sheet.byName.get(label) ?? []).flatMap((one) => valuesBelowHeading(sheet, one, search));
  return [...candidatesNamed(sheet, label, search), ...below]
    .filter(({ words, cost }) => cost <= FARTHEST && !words.some((word) => labelled.has(word)))
    .sort((a, b) => a.cost - b.cost);
}
