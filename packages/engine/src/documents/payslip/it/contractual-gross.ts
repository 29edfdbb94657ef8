import type { Word } from '../../../evidence/page.ts';
import { candidatesNamed } from '../../../extraction/label-values.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { readFineAmount } from '../amount-text.ts';
import { certainty, confirm, type Draft, put, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';

/** Less than this is an hourly or a daily rate. */
const LEAST_MONTHLY = 30_000;
const ROUNDING = 3;

interface Element {
  readonly word: Word;
  readonly value: number;
}

const elementsIn = (words: readonly Word[]): Element[] =>
  words.flatMap((word) => {
    const value = readFineAmount(word.text);
    return value === null ? [] : [{ word, value }];
  });

const FEWEST_ELEMENTS = 2;

/** What the elements before it add up to: behind it may stand what an hour or a day of it is. */
function sumIn(elements: readonly Element[]): Element | null {
  let sum = 0;
  for (const [at, element] of elements.entries()) {
    if (at >= FEWEST_ELEMENTS && element.value >= LEAST_MONTHLY && Math.abs(sum - element.value) <= ROUNDING)
      return element;
    sum += element.value;
  }
  return null;
}

/** Amounts of one row of which the largest is the sum of all others. */
function totalOf(words: readonly Word[]): Element | null {
  const elements = elementsIn(words);
  const [largest] = elements.toSorted((a, b) => b.value - a.value);
  const others = elements.reduce((sum, { value }) => sum + value, 0) - (largest?.value ?? 0);
  const isSum = largest && elements.length > FEWEST_ELEMENTS && Math.abs(others - largest.value) <= ROUNDING;
  return isSum && largest.value >= LEAST_MONTHLY ? largest : sumIn(elements);
}

/** Points by which figures of one column may end off each other. */
const ALIGNED = 4;
const MOST_ELEMENTS = 10;

/** The same in a list: elements below each other, each beside its caption, and what they add up to below them. */
function totalBelow({ rows }: Sheet, { row, box }: Label): Element | null {
  const below = rows.slice(row, row + MOST_ELEMENTS).map(({ words }) => elementsIn(words));
  const [first] = below.flat().filter(({ word }) => word.box.left > box.left);
  if (!first) return null;
  const edge = first.word.box.right;
  return sumIn(
    below.flatMap((elements) => elements.find(({ word }) => Math.abs(word.box.right - edge) <= ALIGNED) ?? []),
  );
}

/** The monthly pay by contract: behind its label, or the total that the pay elements add up to. */
export function readContractualGross(draft: Draft, sheets: readonly Sheet[]): void {
  for (const sheet of sheets) {
    for (const label of ['base_pay', 'contractual_gross'].flatMap((name) => sheet.byName.get(name) ?? [])) {
      const rows = [label.row, label.row + 1, label.row + 2].flatMap((place) => sheet.rows[place] ?? []);
      const total = rows.map((row) => totalOf(row.words)).find((one) => one !== null) ?? totalBelow(sheet, label);
      if (!total) continue;
      const { word, value } = total;
      const page = sheet.page.number;
      put(draft, 'contractual_gross', value, [word], page, certainty.confirmed);
      confirm(draft, 'payslip_pay_elements', 'passed', { expected: value, found: value, page, box: word.box });
      return;
    }
  }
  const found = sheets.flatMap((sheet) =>
    candidatesNamed(sheet, 'contractual_gross', { parse: readFineAmount, words: 2 }),
  );
  const clear = likely(found.filter(({ value }) => value >= LEAST_MONTHLY).sort((a, b) => a.cost - b.cost));
  if (clear) putCandidate(draft, 'contractual_gross', clear, certainty.labelled);
}
