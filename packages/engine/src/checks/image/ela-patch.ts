import { isPicture } from '../../evidence/format.ts';
import type { Box } from '../../evidence/geometry.ts';
import type { Page } from '../../evidence/page.ts';
import type { PictureTraces } from '../../traces/picture/picture-traces.ts';
import { placeShownOn } from '../forensics/ground/places.ts';
import type { EvidencePlace, Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import type { InspectedPaper } from '../subject.ts';

const MOST_PLACES = 8;

/** One sort of trace of a later hand, with the places that show it. */
interface Sign {
  readonly variant: 'cloned' | 'still' | 'crisp' | null;
  readonly found: number;
  readonly places: readonly EvidencePlace[];
}

function signsOf({ clones, still, crisp, uneven, showsScreenGrid }: PictureTraces, pages: readonly Page[]): Sign[] {
  const placeAt = (what: string, box: Box): EvidencePlace => placeShownOn(pages, what, 1, box);
  const signOf = (variant: Sign['variant'], what: string, patches: readonly { readonly box: Box }[] | null): Sign => ({
    variant,
    found: patches?.length ?? 0,
    places: (patches ?? []).map(({ box }) => placeAt(what, box)),
  });
  // A screen's dots come again everywhere, are sharp, and pack unevenly by themselves.
  const isOfScreen = showsScreenGrid === true;
  const copies = isOfScreen ? [] : (clones ?? []);
  const copied = copies.flatMap(({ from, to }) => [placeAt('copied from', from), placeAt('copied to', to)]);
  return [
    { variant: 'cloned' as const, found: copies.length, places: copied },
    signOf('still', 'without noise', still),
    signOf('crisp', 'drawn more sharply', isOfScreen ? null : crisp),
    signOf(null, 'packed differently', isOfScreen ? null : uneven),
  ].filter(({ found }) => found > 0);
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Two sorts of traces in one place bear each other out; each by itself may have an innocent reason. */
const areTwoInOnePlace = (signs: readonly Sign[]): boolean =>
  signs.some((one, index) =>
    signs
      .slice(index + 1)
      .some((other) =>
        one.places.some((a) => other.places.some((b) => a.box !== null && b.box !== null && overlap(a.box, b.box))),
      ),
  );

/** The picture is of one piece: no part was put in later, none occurs twice. */
export const imageElaPatch: Rule<InspectedPaper, 'R_IMG_ELA_PATCH'> = {
  id: 'R_IMG_ELA_PATCH',
  chapter: 'forensics',
  level: 'warning',
  blocking: false,
  reads: [],
  judge: ({ evidence: { format, pages }, traces }) => {
    if (!isPicture(format)) return null;
    const picture = traces?.picture;
    if (!picture) return inconclusive();
    const signs = signsOf(picture, pages);
    const [first] = signs;
    if (first) {
      const working = signs.flatMap(({ places }) => places).slice(0, MOST_PLACES);
      return failed(working, {
        data: { places: first.found },
        ...(first.variant === null ? {} : { variant: first.variant }),
        ...(areTwoInOnePlace(signs) ? { level: 'critical' as const } : {}),
      });
    }
    return picture.uneven === null || picture.showsScreenGrid === true ? inconclusive() : passed();
  },
};
