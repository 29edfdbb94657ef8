import { isPicture } from '../../evidence/format.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

/** The picture is of one piece: no part was put in later, none occurs twice. */
export const imageElaPatch: Rule<InspectedPaper> = {
  id: 'R_IMG_ELA_PATCH',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { format }, traces }) => {
    if (!isPicture(format)) return null;
    const picture = traces?.picture;
    if (!picture) return inconclusive();
    const { uneven, clones, still, showsScreenGrid } = picture;
    if (clones && clones.length > 0) {
      const working = clones.flatMap(({ from, to }) => [
        placeOn('copied from', 1, from, null),
        placeOn('copied to', 1, to, null),
      ]);
      return failed(working.slice(0, 8), { variant: 'cloned', data: { places: clones.length } });
    }
    if (still && still.length > 0) {
      const working = still.slice(0, 8).map(({ box }) => placeOn('without noise', 1, box, null));
      return failed(working, { variant: 'still', data: { places: still.length } });
    }
    // A screen's dots pack unevenly by themselves.
    if (uneven === null || showsScreenGrid === true) return inconclusive();
    if (uneven.length === 0) return passed();
    const working = uneven.slice(0, 8).map(({ box }) => placeOn('packed differently', 1, box, null));
    return failed(working, { data: { places: uneven.length } });
  },
};
