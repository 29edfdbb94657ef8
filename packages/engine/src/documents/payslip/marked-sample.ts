import { squeezed } from '@vesta/domain/text/fold';
import type { Sheet } from '../../extraction/labels.ts';
import { certainty, type Draft, put } from './draft.ts';

const marks = [
  'facsimile',
  'datidiesempio',
  'nonvalido',
  'documentodiprova',
  'specimen',
  'muster',
  'musterabrechnung',
  'beispielabrechnung',
];
const LONGEST = 30;

/** Print that says of itself that it is no real slip, also where its letters stand apart. */
export function readSampleMark(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets) {
    for (const row of sheet.rows) {
      const text = squeezed(row.text);
      const alone = text.length <= LONGEST && marks.includes(text);
      const within = marks.slice(0, 2).some((mark) => text.includes(mark));
      if (alone || within) {
        put(draft, 'marked_sample', true, row.words, sheet.page.number, certainty.labelled);
        return;
      }
    }
  }
}
