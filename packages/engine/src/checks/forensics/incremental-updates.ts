import type { Page } from '../../evidence/page.ts';
import type { Edit } from '../../traces/pdf/revisions/edits.ts';
import type { RevisionTraces } from '../../traces/pdf/revisions/revision-traces.ts';
import type { TouchKind } from '../../traces/pdf/revisions/touch.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';
import { placeOfEdit } from './ground/edits.ts';
import { hasFigure } from './ground/figures.ts';
import { fewest } from './ground/places.ts';
import { isFactAt, saysOther } from './ground/told-places.ts';

const isReplacedFigure = ({ before, after }: Edit): boolean =>
  before !== null && after !== null && (hasFigure(before) || hasFigure(after));

const touched = (revisions: readonly RevisionTraces[], kind: TouchKind): boolean =>
  revisions.some(({ touches }) => touches?.some((touch) => touch.kind === kind));

/** Offices and archives print in these margins, in points. */
const MARGIN = 56;
const MOST_STAMPS = 8;
const amount = /\d[.,]\d{2}(?![\d.,])/;
const account = /[A-Z]{2}\d{2}[A-Z0-9]{11}/;

/** A number of arrival, a date, a page: words beside the print, without anything that a forger is after. */
function isStamp({ page: number, box, before, after }: Edit, pages: readonly Page[]): boolean {
  const page = pages.find((one) => one.number === number);
  if (!page || before !== null || after === null || amount.test(after) || account.test(after)) return false;
  const { left, top, right, bottom } = box;
  const isBeside = bottom < MARGIN || top > page.height - MARGIN || right < MARGIN || left > page.width - MARGIN;
  return isBeside;
}

/**
 * What was appended to a file after it was made. Signatures, filled-in forms, notes and changed metadata are appended
 * in good faith; a page that says something else than before is not.
 */
export const pdfIncrementalUpdates: Rule<InspectedPaper, 'R_PDF_INCREMENTAL_UPDATES'> = {
  id: 'R_PDF_INCREMENTAL_UPDATES',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    traits: ['trace'],
  },
  reads: [],
  judge: ({ evidence: { pdf, pages }, traces, readings }) => {
    if (!pdf) return null;
    const states = pdf.revisions.list.length;
    const revisions = traces?.pdf?.revisions ?? null;
    if (!revisions) return states === 1 ? passed() : inconclusive([ofFile('saved states', 1, states)]);
    const data = { revisions: revisions.length };
    if (revisions.length === 0) return passed([], { data });
    const edits = revisions.flatMap((revision) => revision.edits);
    const isStamped = edits.length <= MOST_STAMPS && edits.every((edit) => isStamp(edit, pages));
    if (edits.length > 0 && !isStamped) {
      const isReplacedFact = edits.some(
        ({ page, box, before, after }) => saysOther(before ?? '', after ?? '') && isFactAt(readings, page, box),
      );
      const level = isReplacedFact || edits.some(isReplacedFigure) ? 'critical' : 'warning';
      return failed(fewest(edits).map(placeOfEdit), { data: { ...data, places: edits.length }, level });
    }
    const working = [ofFile('later states', 0, revisions.length)];
    if (touched(revisions, 'unlisted')) return failed(working, { data, variant: 'unlisted' });
    if (touched(revisions, 'page_count')) return failed(working, { data, variant: 'page_count' });
    if (revisions.some(({ changesIdentity }) => changesIdentity)) return failed(working, { data, variant: 'identity' });
    if (revisions.some(({ touches }) => touches === null)) return inconclusive(working, { data });
    // Drawn anew with the same words in the same places.
    const isRedrawn = touched(revisions, 'page_content') && edits.length === 0;
    return passed([...working, ...fewest(edits).map(placeOfEdit)], {
      data,
      variant: isRedrawn ? 'redrawn' : 'harmless',
    });
  },
};
