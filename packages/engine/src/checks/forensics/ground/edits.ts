import type { Edit } from '../../../evidence/pdf/forensics/revisions/edits.ts';
import type { RevisionTraces } from '../../../evidence/pdf/forensics/revisions/revision-traces.ts';
import type { Place } from '../../rule.ts';
import { fewest, placeOn } from './places.ts';

export const placeOfEdit = ({ page, box, before, after }: Edit): Place => placeOn('text', page, box, after, before);

/** Where later states of a file say something else than the ones before them, as many as one would look at. */
export const editsIn = (revisions: readonly RevisionTraces[] | null): Place[] =>
  fewest((revisions ?? []).flatMap(({ edits }) => edits)).map(placeOfEdit);
