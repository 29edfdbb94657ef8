import type { Edit } from '../../../traces/pdf/revisions/edits.ts';
import type { RevisionTraces } from '../../../traces/pdf/revisions/revision-traces.ts';
import type { EvidencePlace } from '../../rule.ts';
import { fewest, placeOn } from './places.ts';

export const placeOfEdit = ({ page, box, before, after }: Edit): EvidencePlace =>
  placeOn('text', page, box, after, before);

/** Where later states of a file say something else than the ones before them, as many as one would look at. */
export const editsIn = (revisions: readonly RevisionTraces[] | null): EvidencePlace[] =>
  fewest((revisions ?? []).flatMap(({ edits }) => edits)).map(placeOfEdit);
