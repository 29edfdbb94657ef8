import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Box } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import { bandsOf } from '../../extraction/bands.ts';
import { withBareDays } from './bare-days.ts';
import { type DayWord, dayWords } from './day-words.ts';
import { withDaysOfMonth } from './days-of-month.ts';
import { withoutGluedAmounts } from './glued-amounts.ts';
import { withoutGluedDays } from './glued-days.ts';
import { type Decimals, decimalsOf, type Money, moneyWords } from './money-words.ts';
import { sideLetters, withSideLetters } from './side-letters.ts';
import { withSpacedDays } from './spaced-days.ts';

/** A row of a page with what can be seen in it before any meaning is known. */
export interface Line {
  readonly page: number;
  /** Place among all lines of the paper. */
  readonly index: number;
  readonly words: readonly Word[];
  readonly baseline: number;
  readonly box: Box;
  readonly text: string;
  readonly folded: string;
  readonly size: number;
  readonly days: readonly DayWord[];
  /** Amounts of the account; those in other currencies are left out. */
  readonly moneys: readonly Money[];
}

const typicalSize = (words: readonly Word[]): number => {
  const sizes = words.map((word) => word.size).sort((a, b) => a - b);
  return Math.max(1, sizes[Math.floor(sizes.length / 2)] ?? 1);
};

const kept = new WeakMap<readonly Page[], readonly Line[]>();

/** All lines of the paper in reading order; of the same pages they are made once. */
export function linesOf(pages: readonly Page[]): readonly Line[] {
  const known = kept.get(pages) ?? readLines(pages);
  kept.set(pages, known);
  return known;
}

function readLines(pages: readonly Page[]): Line[] {
  const decimals: Decimals = decimalsOf(pages.flatMap((page) => page.words));
  const lines: Line[] = [];
  for (const page of pages) {
    const bands = bandsOf(withoutGluedAmounts(page.words));
    const rows = withDaysOfMonth(withBareDays(withSpacedDays(bands.map((band) => band.words))));
    for (const [at, band] of bands.entries()) {
      const words = withoutGluedDays(rows[at] ?? band.words);
      lines.push({
        page: page.number,
        index: lines.length,
        words,
        baseline: band.baseline,
        box: band.box,
        text: band.text,
        folded: plainWordsOf(band.text),
        size: typicalSize(words),
        days: dayWords(words),
        moneys: moneyWords(words, decimals).filter((money) => !money.foreign),
      });
    }
  }
  const letters = sideLetters(lines);
  return lines.map((line) => ({ ...line, moneys: withSideLetters(line, letters) }));
}
