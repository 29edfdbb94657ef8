import { middleX } from '../evidence/geometry.ts';
import type { Word } from '../evidence/page.ts';
import { type Cell, isWording, type Label, labelOf, sizeOf } from './label-cells.ts';
import type { LabelIndex } from './label-index.ts';
import { folded, type Token, tokensOf } from './label-text.ts';

/** A caption over others may stand this far above them, in letter sizes. */
const GROUP_STEP = 2.2;
const FEWEST_IN_GROUP = 2;
/** Words that only say when or in what. */
const idle = new Set(['del', 'mese', 'in', 'euro', 'eur', 'monat']);

const isCaption = (cell: Cell): boolean => isWording(cell) && !/\d/.test(cell.text);

/** Whether each heading begins where one of the captions below does: it is set to the left of its block. */
const areSetLeft = (upper: readonly Cell[], lower: readonly Cell[], size: number): boolean =>
  upper.length > 1 &&
  upper.every((group) => lower.some((cell) => Math.abs(cell.box.left - group.box.left) < size * ALIGNED));
const ALIGNED = 0.5;

/** Which of the captions above a row each of its cells stands under: the last that begins before it, or the nearest by the middle. */
function groupOver(cell: Cell, upper: readonly Cell[], isLeft: boolean): Cell | null {
  if (isLeft) return upper.findLast((group) => group.box.left < cell.box.right) ?? null;
  const off = (group: Cell): number => Math.abs(middleX(group.box) - middleX(cell.box));
  return upper.toSorted((a, b) => off(a) - off(b))[0] ?? null;
}

/** Over several things their caption is plural, which is no mistake: IMPONIBILI, TOTALI. */
const singular = (token: Token): Token => {
  const plain = token.plain.replace(/(?<=[tv])i$/, 'o').replace(/i$/, 'e');
  return { ...token, plain, folded: folded(plain) };
};

/** One caption over several: "TOTALE" over "COMPETENZE" and "TRATTENUTE", "Abzüge" over "Steuer" and "Sozialvers.". */
export function groupedLabels(upper: readonly Cell[], lower: readonly Cell[], row: number, index: LabelIndex): Label[] {
  const step = (lower[0]?.words[0]?.baseline ?? 0) - (upper[0]?.words[0]?.baseline ?? 0);
  const size = Math.max(0, ...upper.flatMap(({ words }) => words.map(sizeOf)));
  if (step > size * GROUP_STEP || !upper.every(isCaption) || !lower.every(isCaption)) return [];
  const isLeft = areSetLeft(upper, lower, size);
  return lower.flatMap((cell) => {
    const group = groupOver(cell, upper, isLeft);
    if (!group || lower.filter((other) => groupOver(other, upper, isLeft) === group).length < FEWEST_IN_GROUP)
      return [];
    const tokensIn = (words: readonly Word[]) =>
      tokensOf({ words, baseline: 0, box: cell.box, text: '' }).filter(({ plain }) => !idle.has(plain));
    const [above, own] = [tokensIn(group.words), tokensIn(cell.words)];
    const single = above.map(singular);
    const matches = [
      [...single, ...own],
      [...above, ...own],
      [...own, ...above],
    ].flatMap((tokens) => {
      const plain = tokens.map((token) => token.plain).join('');
      const match =
        plain.length > index.longest ? null : index.match(plain, tokens.map((token) => token.folded).join(''));
      return match ? [match] : [];
    });
    const [best] = matches.toSorted((a, b) => a.distance - b.distance);
    return best && above.length > 0 && own.length > 0 ? [labelOf(best.spec, cell.words, row, best.distance)] : [];
  });
}

const coveredBy = (label: Label, others: readonly Label[]): boolean =>
  others.some((other) => other.words.length > label.words.length && label.words.every((w) => other.words.includes(w)));

/** Of labels that share words those count that know more of the captions around them. */
export function mergedLabels(plain: readonly Label[], stacked: readonly Label[], grouped: readonly Label[]): Label[] {
  const sharesWord = (label: Label, others: readonly Label[]): boolean =>
    others.some((other) => other.words.some((word) => label.words.includes(word)));
  // What is broken over two lines of one cell is one caption; what stands over several cells is theirs.
  const exact = stacked.filter(({ distance }) => distance === 0);
  // Two rows that are a caption only with mistakes are none where one of them is a caption as it stands.
  const holdsWhole = (label: Label): boolean =>
    label.distance > 0 &&
    plain.some((other) => other.distance === 0 && other.words.every((word) => label.words.includes(word)));
  const groups = grouped.filter((label) => !sharesWord(label, exact) && !holdsWhole(label));
  const broken = stacked.filter((label) => !sharesWord(label, groups) && !holdsWhole(label));
  const isTold = (label: Label): boolean =>
    groups.some((other) => label.words.every((word) => other.words.includes(word)));
  return [...plain.filter((label) => !coveredBy(label, broken) && !isTold(label)), ...broken, ...groups];
}
