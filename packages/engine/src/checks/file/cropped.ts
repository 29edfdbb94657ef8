import { isPicture } from '../../evidence/format.ts';
import { widthOf } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import { isIdentity } from '../forensics/ground/papers.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

/** A sheet below these cannot be read for certain; a card fills the picture with fewer letters. */
const SHORTEST_SIDE = 700;
const SHORTEST_SIDE_OF_A_CARD = 400;
const LOWEST_DPI = 90;
const EDGE = 2;
const CUT_ROWS = 4;
const POINTS_PER_INCH = 72;

const rowsCut = ({ words, width, frame }: Page): number =>
  frame
    ? 0
    : words.filter(({ box, confidence }) => confidence > 0.5 && (box.left <= EDGE || box.right >= width - EDGE)).length;

function lowestDpi({ images, width }: Page): number | null {
  const large = images.filter(({ box }) => widthOf(box) > width / 2);
  const dpis = large.map(({ box, pixelWidth }) => pixelWidth / (widthOf(box) / POINTS_PER_INCH));
  return dpis.length > 0 ? Math.min(...dpis) : null;
}

/** The whole sheet is in the picture, and large enough to be read. */
export const fileCropped: Rule<InspectedPaper> = {
  id: 'R_FILE_CROPPED',
  chapter: 'file',
  level: 'warning',
  blocking: false,
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
      return pages.some(({ words }) => words.length > 0) ? passed() : inconclusive();
    }
    const scans = pages.filter(({ number }) =>
      pdf?.pages.some((page) => page.number === number && page.layer === 'scan'),
    );
    if (!pdf || scans.length === 0) return null;
    const coarse = scans.find((page) => (lowestDpi(page) ?? LOWEST_DPI) < LOWEST_DPI);
    if (!coarse) return passed();
    const dpi = Math.round(lowestDpi(coarse) ?? 0);
    return failed([placeOn('dots per inch', coarse.number, null, dpi, LOWEST_DPI)], {
      variant: 'small',
      data: { side: dpi, least: LOWEST_DPI },
    });
  },
};
