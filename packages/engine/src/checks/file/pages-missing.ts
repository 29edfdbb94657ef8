import type { Page } from '../../evidence/page.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { pageCountOf } from '../run/page-count.ts';
import { reckoned } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { carriedOver } from './carried-over.ts';

const SEAM = 36;

/** The foot of the page before the gap and the head of the one behind it. */
function seamAfter(pages: readonly Page[], before: number): EvidencePlace[] {
  const strip = ({ number, width, height }: Page, isFoot: boolean): EvidencePlace => {
    const box = { left: 0, top: isFoot ? height - SEAM : 0, right: width, bottom: isFoot ? height : SEAM };
    return placeOn('gap', number, box, null);
  };
  return pages
    .filter(({ number }) => number === before || number === before + 1)
    .map((page) => strip(page, page.number === before));
}

const variants = { on: 'goes_on', from: 'comes_from', open: 'open_end' } as const;

/** A paper that counts its pages has all of them. */
export const filePagesMissing: Rule<InspectedPaper, 'R_FILE_PAGES_MISSING'> = {
  id: 'R_FILE_PAGES_MISSING',
  chapter: 'file',
  level: 'critical',
  blocking: false,
  means: {
    upload: 'until_explained',
    cause: { kind: 'incomplete', explains: ['sums', 'R_CONTRACT_ALL_PAGES', 'R_TAX_ALL_PAGES', 'R_CONTRACT_SIGNED'] },
    flags: [{ flag: 'insufficient' }],
  },
  reads: [],
  judge: (paper) => {
    const { readings, evidence } = paper;
    if (evidence.pages.length === 0 || readings.length === 0) return null;
    const [carried] = readings.flatMap((reading) => carriedOver(evidence.pages, reading) ?? []);
    const counts = readings.flatMap((reading) => pageCountOf(paper, reading) ?? []);
    if (counts.every((count) => count.missing.length === 0) && carried)
      return failed([placeOn('carried over', carried.page, carried.box, null)], {
        variant: variants[carried.way],
        level: 'warning',
      });
    if (counts.length === 0) return inconclusive();
    const missing = counts.filter((count) => count.missing.length > 0);
    const working = counts.flatMap(({ total, missing: gone, seams }) => [
      reckoned('pages', total, total - gone.length),
      ...seams.flatMap((page) => seamAfter(evidence.pages, page)),
    ]);
    if (missing.length === 0) return passed(working);
    // A digit read wrongly from pixels makes three pages of two.
    const isCertain = evidence.pages.every(({ origin }) => origin === 'text');
    const data = { pages: missing.flatMap((count) => count.missing).join(', '), total: missing[0]?.total ?? 0 };
    return failed(working, { data, level: isCertain ? 'critical' : 'warning' });
  },
};
