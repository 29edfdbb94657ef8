import { around } from '../geometry.ts';
import type { Word } from '../page.ts';

/** A reader of print sees a blank before a capital inside a word: no other word ends or begins like these. */
const whole = /^g?GmbH[,.;]?$/;
/** In letter sizes; the parts of one word stand close. */
const CLOSE = 0.5;

const isOneForm = (left: Word, right: Word): boolean =>
  whole.test(left.text + right.text) &&
  Math.abs(right.baseline - left.baseline) < left.size * CLOSE &&
  Math.abs(right.box.left - left.box.right) < left.size * CLOSE;

/** The German legal form in one word, as it is printed: "Gmb H" is a GmbH. */
export function repairedLegalForms(words: readonly Word[]): Word[] {
  const told: Word[] = [];
  for (const word of words) {
    const before = told.at(-1);
    if (!before || !isOneForm(before, word)) {
      told.push(word);
      continue;
    }
    const confidence = Math.min(before.confidence, word.confidence);
    told.pop();
    told.push({ ...before, text: before.text + word.text, box: around([before.box, word.box]), confidence });
  }
  return told;
}
