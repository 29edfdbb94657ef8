import { isPicture } from '../../evidence/format.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { ofFile } from '../run/places.ts';
import type { InspectedPaper } from '../subject.ts';

/** The picture does not call itself generated. That it does not say so proves little, so nothing better than silence. */
export const imageAiGenerated: Rule<InspectedPaper, 'R_IMG_AI_GENERATED'> = {
  id: 'R_IMG_AI_GENERATED',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { format, picture }, traces }) => {
    if (!isPicture(format)) return null;
    const marks = traces?.picture?.marks;
    if (!marks) return inconclusive();
    if (marks.generated.length > 0) return failed(marks.generated.map((mark) => ofFile('mark', null, mark)));
    // A camera's name or a signed record of origin is worth something; a bare picture is not.
    return picture?.camera || marks.hasProvenance ? passed() : inconclusive([], { variant: 'unmarked' });
  },
};
