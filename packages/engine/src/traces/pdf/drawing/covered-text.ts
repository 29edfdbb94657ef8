import { around, type Box, heightOf, middleX, middleY, widthOf } from '../../../evidence/geometry.ts';
import { banded } from '../../../evidence/pdf/drawing/bands.ts';
import type { Cover, Drawing, Run } from '../../../evidence/pdf/drawing/drawing.ts';
import type { LettersOf, RunLetter } from '../../../evidence/pdf/drawing/letters-of-runs.ts';

/** Text that was drawn, hidden under something opaque, and perhaps replaced there. */
export interface CoveredText {
  readonly box: Box;
  readonly covered: string;
  /** What was written on top, in the same row; null when nothing was. */
  readonly written: string | null;
  /** Whether the cover hides all of what was written in one go, and not just its tail. */
  readonly isWhole: boolean;
  readonly by: Cover['kind'];
  /** A white cover pretends that nothing was there; a dark one shows that something is hidden. */
  readonly isWhite: boolean;
  /** The cover is about as high as the line of text that it lies on. */
  readonly isOfOneLine: boolean;
}

/** The same with the library's handle of the letters below, valid while the page is open. */
export interface CoveredRun extends CoveredText {
  readonly handle: number;
}

/** Thinner ones are lines; larger ones are backgrounds of the page. */
const SMALLEST_SIDE = 4;
const LARGEST_SHARE = 0.4;
const LINE_HEIGHT = 2.2;
const MOST_SUSPICIONS = 40;
const MOST_PICTURES = 24;
const figure = /\d[.,]\d{2}|\d{2}[./]\d{2}/;

const joined = (letters: readonly RunLetter[]): string => letters.map(({ text }) => text).join('');
const isInside = (box: Box, x: number, y: number): boolean =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const canHide = ({ width, height }: Drawing, { box, isOpaque, isRectangle }: Cover): boolean =>
  isOpaque &&
  isRectangle &&
  Math.min(widthOf(box), heightOf(box)) >= SMALLEST_SIDE &&
  widthOf(box) * heightOf(box) <= width * height * LARGEST_SHARE;

/** Roughly first, by the places of the runs alone: most pages end here. */
function mayHide(run: Run, box: Box): boolean {
  const height = Math.min(run.box.bottom, box.bottom) - Math.max(run.box.top, box.top);
  const width = Math.min(run.box.right, box.right) - Math.max(run.box.left, box.left);
  return height > heightOf(run.box) * 0.6 && width > Math.min(widthOf(run.box) * 0.8, run.size);
}

function coveredBy(cover: Cover, before: readonly Run[], after: readonly Run[], lettersOf: LettersOf): CoveredRun[] {
  return before.flatMap((run) => {
    const letters = lettersOf(run.handle);
    const hidden = letters.filter(({ box }) => isInside(cover.box, middleX(box), middleY(box)));
    if (hidden.length === 0 || !/[\p{L}\p{N}]/u.test(joined(hidden))) return [];
    const place = around(hidden.map(({ box }) => box));
    const row = after.filter(({ baseline }) => Math.abs(baseline - run.baseline) < run.size * 0.6);
    const written = row.flatMap(({ handle }) =>
      lettersOf(handle).filter(({ box }) => isInside(cover.box, middleX(box), middleY(box))),
    );
    const over = joined(
      written.filter(({ box }) => box.left < place.right + run.size && box.right > place.left - run.size),
    );
    // Makers of forms cover old labels of theirs; a figure that was taken away is worth telling.
    if (over === '' && !figure.test(joined(letters))) return [];
    // Drawn, cleared and drawn again is how some programs paint; nothing was replaced.
    if (over !== '' && (over.includes(joined(hidden)) || joined(hidden).includes(over))) return [];
    return [
      {
        handle: run.handle,
        box: place,
        covered: joined(hidden),
        written: over === '' ? null : over,
        isWhole: hidden.length === letters.length,
        by: cover.kind,
        isWhite: cover.isWhite,
        isOfOneLine: heightOf(cover.box) <= run.size * LINE_HEIGHT,
      },
    ];
  });
}

/** A scan in strips is one picture in many: its strips cover what was recognised on them. */
const isInStrips = ({ covers }: Drawing): boolean =>
  covers.filter(({ kind }) => kind === 'picture').length > MOST_PICTURES;

/** White letters are seen on a coloured bar, where many slips print their net. */
function standingOnColour({ covers }: Drawing): (run: Run) => boolean {
  return (run) =>
    covers.some(
      (cover) =>
        cover.isOpaque &&
        !cover.isWhite &&
        cover.order < run.order &&
        isInside(cover.box, middleX(run.box), middleY(run.box)),
    );
}

export function coveredTexts(drawing: Drawing, lettersOf: LettersOf): CoveredRun[] {
  const mayBePasted = !isInStrips(drawing);
  const isOnColour = standingOnColour(drawing);
  const runs = drawing.runs.filter((run) => run.isUpright && !run.hasNoInk && (!run.isWhite || isOnColour(run)));
  const near = banded(runs);
  const found: CoveredRun[] = [];
  for (const cover of drawing.covers) {
    if (found.length >= MOST_SUSPICIONS) break;
    if (!canHide(drawing, cover) || (cover.kind === 'picture' && !mayBePasted)) continue;
    const there = near(cover.box);
    const before = there.filter((run) => run.order < cover.order && mayHide(run, cover.box));
    if (before.length === 0) continue;
    const after = there.filter((run) => run.order > cover.order);
    found.push(...coveredBy(cover, before, after, lettersOf));
  }
  return found.slice(0, MOST_SUSPICIONS);
}
