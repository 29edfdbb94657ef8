import type { Word } from '../../../evidence/page.ts';
import { type Candidate, candidatesNamed, type Search } from '../../../extraction/label-values.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import type { VisualLabel } from './label-specs.ts';
import { valuesBelowHeading } from './values-below.ts';

/** Further away than this a value belongs to something else. */
const FARTHEST = 1.4;

/** What follows a stroke behind a label is the label in another language. */
function isTranslation(sheet: Sheet, labelled: ReadonlySet<Word>, first: Word | undefined): boolean {
  const row = sheet.rows.find(({ words }) => first !== undefined && words.includes(first))?.words ?? [];
  const at = first ? row.indexOf(first) : -1;
  const [label, stroke] = [row[at - 2], row[at - 1]];
  return stroke?.text === '/' && label !== undefined && labelled.has(label);
}

/** What the labels of a name announce, the likeliest first. Words of labels are nobody's value. */
export function valuesOf<T>(sheet: Sheet, label: VisualLabel, search: Search<T>): Candidate<T>[] {
  const labelled = new Set<Word>(sheet.labels.flatMap(({ words }) => words));
  const below = (sheet.byName.get(label) ?? []).flatMap((one) => valuesBelowHeading(sheet, one, search));
  return [...candidatesNamed(sheet, label, search), ...below]
    .filter(({ words, cost }) => cost <= FARTHEST && !words.some((word) => labelled.has(word)))
    .filter(({ words }) => !isTranslation(sheet, labelled, words[0]))
    .sort((a, b) => a.cost - b.cost);
}
