import { isWord } from '../../documents/certainty.ts';
import { isPicture } from '../../evidence/format.ts';
import { widthOf } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import { isIdentity } from '../forensics/ground/papers.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** A sheet below these cannot be read for certain; a card fills the picture with fewer letters. */
const SHORTEST_SIDE = 700;
const SHORTEST_SIDE_OF_A_CARD = 400;
const LOWEST_DPI = 90;
const EDGE = 2;
const CUT_ROWS = 4;
const POINTS_PER_INCH = 72;

const rowsCut = ({ words, width, frame }: Page): number =>
  frame ? 0 : words.filter((word) => isWord(word) && (word.box.left <= EDGE || word.box.right >= width - EDGE)).length;

/** Scanners lay fine letters over a coarse ground: the finest of the large pictures is what people read. */
function finestDpi({ images, width }: Page): number | null {
  const large = images.filter(({ box }) => widthOf(box) > width / 2);
  const dpis = large.map(({ box, pixelWidth }) => pixelWidth / (widthOf(box) / POINTS_PER_INCH));
  return dpis.length > 0 ? Math.max(...dpis) : null;
}

/** The whole sheet is in the picture, and large enough to be read. */
export const fileCropped: Rule<InspectedPaper, 'R_FILE_CROPPED'> = {
  id: 'R_FILE_CROPPED',
  chapter: 'file',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    cause: { kind: 'cropped', explains: ['sums'] },
  },
  reads: [],
  judge: (paper) => {
    const { format, pages, picture, pdf } = paper.evidence;
    if (isPicture(format)) {
      if (!picture) return inconclusive();
      const least = isIdentity(paper) ? SHORTEST_SIDE_OF_A_CARD : SHORTEST_SIDE;
      const side = Math.min(picture.width, picture.height);
      if (side < least) return failed([reckoned('pixels', least, side)], { variant: 'small', data: { side, least } });
      const cut = pages.find((page) => rowsCut(page) >= CUT_ROWS);
      if (cut) return failed([placeOn('rows at the edge', cut.number, null, rowsCut(cut), 0)]);
      const working = [reckoned('pixels', least, side)];
      return pages.some(({ words }) => words.length > 0) ? passed(working) : inconclusive(working);
    }
    const scans = pages.filter(({ number }) =>
      pdf?.pages.some((page) => page.number === number && page.layer === 'scan'),
    );
    if (!pdf || scans.length === 0) return null;
    const measured = scans.map((page) => ({ page: page.number, dpi: finestDpi(page) }));
    const working = measured.map(({ page, dpi }) =>
      placeOn('dots per inch', page, null, dpi === null ? null : Math.floor(dpi), LOWEST_DPI),
    );
    const coarse = measured.find(({ dpi }) => dpi !== null && dpi < LOWEST_DPI);
    if (coarse) {
      const side = Math.floor(coarse.dpi ?? 0);
      const own = working.filter(({ page }) => page === coarse.page);
      return failed(own, { variant: 'small', data: { side, least: LOWEST_DPI } });
    }
    // A page put together from tiles does not tell how finely it was scanned.
    return measured.every(({ dpi }) => dpi === null) ? inconclusive(working) : passed(working);
  },
};
