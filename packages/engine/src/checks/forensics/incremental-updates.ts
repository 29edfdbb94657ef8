import type { Edit } from '../../evidence/pdf/forensics/revisions/edits.ts';
import type { RevisionTraces } from '../../evidence/pdf/forensics/revisions/revision-traces.ts';
import type { TouchKind } from '../../evidence/pdf/forensics/revisions/touches.ts';
import type { Place, Rule } from '../rule.ts';
import { reckoned } from '../run/fields.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';
import { hasFigure } from './ground/figures.ts';
import { fewest, placeOn } from './ground/places.ts';

const placeOfEdit = ({ page, box, before, after }: Edit): Place => placeOn('text', page, box, after, before);

const isReplacedFigure = ({ before, after }: Edit): boolean =>
  before !== null && after !== null && (hasFigure(before) || hasFigure(after));

const touched = (revisions: readonly RevisionTraces[], kind: TouchKind): boolean =>
  revisions.some(({ touches }) => touches?.some((touch) => touch.kind === kind));

/**
 * What was appended to a file after it was made. Signatures, filled-in forms, notes and changed metadata are appended
 * in good faith; a page that says something else than before is not.
 */
export const pdfIncrementalUpdates: Rule<InspectedPaper> = {
  id: 'R_PDF_INCREMENTAL_UPDATES',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { pdf }, traces }) => {
    if (!pdf) return null;
    const states = pdf.revisions.list.length;
    const revisions = traces?.pdf?.revisions ?? null;
    if (!revisions) return states === 1 ? passed() : inconclusive([reckoned('saved states', 1, states)]);
    const data = { revisions: revisions.length };
    if (revisions.length === 0) return passed([], { data });
    const edits = revisions.flatMap((revision) => revision.edits);
    if (edits.length > 0) {
      const level = edits.some(isReplacedFigure) ? 'critical' : 'warning';
      return failed(fewest(edits).map(placeOfEdit), { data: { ...data, places: edits.length }, level });
    }
    const working = [reckoned('later states', 0, revisions.length)];
    if (touched(revisions, 'page_count')) return failed(working, { data, variant: 'page_count' });
    if (revisions.some(({ changesIdentity }) => changesIdentity)) return failed(working, { data, variant: 'identity' });
    if (revisions.some(({ touches }) => touches === null)) return inconclusive(working, { data });
    // Drawn anew with the same words in the same places.
    return passed(working, { data, variant: touched(revisions, 'page_content') ? 'redrawn' : 'harmless' });
  },
};
