import { isPicture } from '../../evidence/format.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

/** The paper itself was photographed, and not a screen that shows it. */
export const imageScreenPhoto: Rule<InspectedPaper, 'R_IMG_SCREEN_PHOTO'> = {
  id: 'R_IMG_SCREEN_PHOTO',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'never',
    cause: { kind: 'photographed_screen', explains: ['R_PDF_ORIGINAL', 'R_FILE_BLURRY', 'R_FILE_CROPPED'] },
  },
  reads: [],
  judge: ({ evidence: { format }, traces }) => {
    if (!isPicture(format)) return null;
    const grid = traces?.picture?.showsScreenGrid ?? null;
    if (grid === null) return inconclusive();
    const working = [placeOn('dots of a screen', 1, null, grid ? 'seen' : 'none', 'none')];
    return grid ? failed(working) : passed(working);
  },
};
