import type { Judgement } from '../../rule.ts';
import { failed, inconclusive, passed } from '../../run/judgements.ts';
import { fewest, placeOn } from '../ground/places.ts';
import type { Agreement } from './compare-text.ts';
import type { SpotCheck } from './spot-check.ts';

/** A program that read the rest so well does not read other figures by accident. */
const FEWEST_AGREEING = 3;
const SEVERAL = 2;

const workingOf = (spots: readonly SpotCheck[]) =>
  fewest(spots).map(({ what, page, box, said, shown }) => placeOn(what, page, box, said, shown));

/**
 * The words below a scan say what its picture shows. Where a recogniser erred, which all of them do, the picture was
 * read instead and nobody is blamed; another figure is worth a look, and several in an otherwise faithful layer are no
 * accident.
 */
export function judgeLayer(spots: readonly SpotCheck[]): Judgement {
  const of = (agreement: Agreement): SpotCheck[] => spots.filter((spot) => spot.agreement === agreement);
  const [agreeing, misread, other] = [of('agrees'), of('misread'), of('differs')];
  if (other.length > 0) {
    const isFaithful = agreeing.length >= FEWEST_AGREEING && misread.length * 2 < agreeing.length;
    const level = other.length >= SEVERAL && isFaithful ? 'critical' : 'warning';
    return failed(workingOf(other), { variant: 'other_picture', level, data: { places: other.length } });
  }
  if (misread.length > 0) {
    return inconclusive(workingOf(misread), { variant: 'misread_layer', data: { places: misread.length } });
  }
  if (agreeing.length === 0) return inconclusive([], { variant: 'unread_layer' });
  return passed([], { variant: 'layer_agrees', data: { places: agreeing.length } });
}
