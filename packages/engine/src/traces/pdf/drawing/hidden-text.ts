import { type Box, middleX, middleY } from '../../../evidence/geometry.ts';
import { banded } from '../../../evidence/pdf/drawing/bands.ts';
import type { Cover, Drawing, Run } from '../../../evidence/pdf/drawing/drawing.ts';
import type { LettersOf } from '../../../evidence/pdf/drawing/letters-of-runs.ts';

export const hidingPlaces = ['no_ink', 'white', 'outside', 'clipped', 'tiny'] as const;
export type HidingPlace = (typeof hidingPlaces)[number];

/** Text that is in the file and that no reader sees. */
export interface HiddenText {
  readonly box: Box;
  readonly text: string;
  readonly why: HidingPlace;
}

const MOST = 60;
/** Points: smaller than the smallest print, and than anybody can read. */
const TINY = 0.8;

const isOutside = ({ width, height }: Drawing, { box }: Run): boolean =>
  box.right < 0 || box.left > width || box.bottom < 0 || box.top > height;

const isBehind = (cover: Cover, run: Run): boolean => {
  const [x, y] = [middleX(run.box), middleY(run.box)];
  const { box } = cover;
  return cover.order < run.order && !cover.isPale && x > box.left && x < box.right && y > box.top && y < box.bottom;
};

function whyHidden(drawing: Drawing, run: Run, coversAt: (box: Box) => Cover[]): HidingPlace | null {
  if (isOutside(drawing, run)) return 'outside';
  if (run.hasNoInk) return 'no_ink';
  if (run.isClipped) return 'clipped';
  if (run.size > 0 && run.size < TINY) return 'tiny';
  // White letters on a bar of some colour are seen well, on a pale one they are not.
  if (run.isWhite && !coversAt(run.box).some((cover) => isBehind(cover, run))) return 'white';
  return null;
}

export function hiddenTexts(drawing: Drawing, lettersOf: LettersOf): HiddenText[] {
  const coversAt = banded(drawing.covers);
  const found: HiddenText[] = [];
  for (const run of drawing.runs) {
    if (found.length >= MOST) break;
    const why = whyHidden(drawing, run, coversAt);
    if (!why) continue;
    const letters = lettersOf(run.handle);
    const text = letters.map((letter) => letter.text).join('');
    if (/[\p{L}\p{N}]/u.test(text)) found.push({ box: run.box, text, why });
  }
  return found;
}
