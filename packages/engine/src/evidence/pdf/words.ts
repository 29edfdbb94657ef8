import { around, type Box } from '../geometry.ts';
import type { Word } from '../page.ts';
import { inReadingOrder } from '../reading-order.ts';
import { withoutDoubles } from './doubles.ts';
import { type Fragment, fragmentsOf } from './fragments.ts';
import { splitAtLeaders } from './leaders.ts';
import type { Letter, Style } from './letters.ts';
import { joinOnLines } from './lines.ts';

export function quarterTurn({ dx, dy }: Style): Word['angle'] {
  const quarters = Math.round((Math.atan2(dy, dx) * 2) / Math.PI) & 3;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** Fonts tell absurd heights now and then: what reaches further than letters do is cut, in letter sizes. */
const TALLEST = 1.1;
const DEEPEST = 0.35;
const LOWEST_TOP = 0.7;
const HIGHEST_BOTTOM = 0.1;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

function boxOf(letter: Letter): Box {
  const { left, right, y } = letter;
  const { size, dx } = letter.style;
  if (dx < 0.99) return letter;
  return {
    left,
    right,
    top: between(y - size * TALLEST, letter.top, y - size * LOWEST_TOP),
    bottom: between(y + size * HIGHEST_BOTTOM, letter.bottom, y + size * DEEPEST),
  };
}

/** Minus signs are often drawn as the soft hyphen, which is only seen when it is drawn. */
const textOf = (letters: readonly Letter[]): string =>
  letters
    .map((letter) => letter.text)
    .join('')
    .replaceAll('\u00ad', '-');

function wordOf({ letters, style }: Fragment): Word {
  const box = around(letters.map(boxOf));
  const angle = quarterTurn(style);
  const baseline = angle === 0 || angle === 180 ? (letters[0]?.y ?? box.bottom) : box.bottom;
  const { left, top, right, bottom } = box;
  const place = { left, top, right, bottom };
  return { text: textOf(letters), box: place, baseline, size: style.size, font: style.font, confidence: 1, angle };
}

/** The words that these letters make, in reading order. */
export function wordsOf(letters: readonly Letter[]): Word[] {
  const fragments = withoutDoubles(fragmentsOf(letters));
  return inReadingOrder(joinOnLines(fragments).flatMap(splitAtLeaders).map(wordOf));
}
