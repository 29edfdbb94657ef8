import { type Box, heightOf, middleX, middleY, widthOf } from '../../../evidence/geometry.ts';
import type { Cover, Drawing, Run } from '../../../evidence/pdf/drawing/drawing.ts';
import type { LettersOf } from '../../../evidence/pdf/drawing/letters-of-runs.ts';

/** Letters with ink that were set on top of the picture of a page. */
export interface TextOverPicture {
  readonly box: Box;
  readonly text: string;
  /** Something opaque was laid on the picture first, as if to clear the place. */
  readonly isOnCover: boolean;
}

const PAGE_WIDE = 0.8;
const MOST = 40;

const holds = ({ box }: Cover, run: Run): boolean => {
  const [x, y] = [middleX(run.box), middleY(run.box)];
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
};

export function textsOverPicture({ runs, covers, width }: Drawing, lettersOf: LettersOf): TextOverPicture[] {
  const sheets = covers.filter(({ kind, box }) => kind === 'picture' && widthOf(box) > width * PAGE_WIDE);
  if (sheets.length === 0) return [];
  const found: TextOverPicture[] = [];
  for (const run of runs) {
    if (found.length >= MOST) break;
    if (run.hasNoInk || !run.isUpright) continue;
    const under = sheets.filter((sheet) => sheet.order < run.order && holds(sheet, run));
    if (under.length === 0 || sheets.some((sheet) => sheet.order > run.order && sheet.isOpaque && holds(sheet, run))) {
      continue;
    }
    const text = lettersOf(run.handle)
      .map((letter) => letter.text)
      .join('');
    const first = Math.min(...under.map(({ order }) => order));
    const isOnCover = covers.some(
      (cover) =>
        !sheets.includes(cover) &&
        cover.order > first &&
        cover.order < run.order &&
        cover.isOpaque &&
        holds(cover, run),
    );
    if (/[\p{L}\p{N}]/u.test(text)) found.push({ box: run.box, text, isOnCover });
  }
  return found;
}

/** A picture of a line or two; larger ones are stamps, and more than a few are how some scanners pack a page. */
const LOWEST = 4;
const HIGHEST = 36;
const WIDEST = 0.5;
const MOST_PATCHES = 6;

/** Small pictures that lie on the picture of a page, as if pasted there. */
export function patchesOnPicture({ covers, width }: Drawing): Box[] {
  const [sheet] = covers.filter(({ kind, box }) => kind === 'picture' && widthOf(box) > width * PAGE_WIDE);
  if (!sheet) return [];
  const small = covers.filter(
    ({ kind, order, box, isOpaque }) =>
      kind === 'picture' &&
      isOpaque &&
      order > sheet.order &&
      widthOf(box) < width * WIDEST &&
      heightOf(box) >= LOWEST &&
      heightOf(box) <= HIGHEST,
  );
  return small.length > MOST_PATCHES ? [] : small.map(({ box }) => box);
}
