import { around, heightOf } from '../../../evidence/geometry.ts';
import type { Word } from '../../../evidence/page.ts';
import { gapBetween, type Label, type Sheet } from '../../../extraction/labels.ts';

export interface TextLine {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Lines of a value follow each other within this many heights of a line. */
const WIDEST_STEP = 2.6;
const WIDEST_GAP = 2;

/** The run of words that begins at or near the left edge of the label, up to the next wide gap. */
function runUnder(words: readonly Word[], label: Label): Word[] {
  const reach = heightOf(label.box) * 2.5;
  const start = words.findIndex(
    (word) => word.box.left >= label.box.left - reach && word.box.left <= label.box.right + reach,
  );
  if (start < 0) return [];
  const run: Word[] = [];
  for (const word of words.slice(start)) {
    const before = run.at(-1);
    if (before && gapBetween(before, word) > WIDEST_GAP) break;
    run.push(word);
  }
  return run;
}

/** What is written under a label, line by line, until the next label or a wide step. */
export function linesBelow(sheet: Sheet, label: Label, most: number): TextLine[] {
  const lines: TextLine[] = [];
  let bottom = label.box.bottom;
  for (const row of sheet.rows.slice(label.row + 1)) {
    if (lines.length >= most) break;
    const labelled = new Set(row.labels.flatMap((other) => other.words));
    const words = runUnder(row.words, label);
    const first = words[0];
    if (!first) continue;
    if (first.box.top - bottom > heightOf(first.box) * WIDEST_STEP) break;
    if (words.some((word) => labelled.has(word))) break;
    lines.push({ text: words.map((word) => word.text).join(' '), words });
    bottom = around(words.map((word) => word.box)).bottom;
  }
  return lines;
}
