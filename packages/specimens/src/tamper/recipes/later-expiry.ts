import { shiftYears } from '../../calendar.ts';
import { numeric } from '../../wording/dates.ts';
import { textOf } from '../find/pay.ts';
import { NothingToForge, recipe } from '../forgery.ts';
import { findCard } from '../photo/card-in-photo.ts';
import { develop } from '../photo/develop.ts';
import { reletter } from '../photo/lettering.ts';
import { placesOn } from '../photo/places.ts';
import { identity } from './kinds.ts';

const BLANK_BELOW = 9.5;

/** An expired card made to last: another year printed over the day of expiry, the zone on the back left as it is. */
export const laterExpiry = recipe('later-expiry', identity, async (specimen, strength, chance) => {
  const { size, expiry } = placesOn(specimen.truth);
  if (!expiry) throw new NothingToForge('a day of expiry');
  const photo = await findCard(specimen.bytes, size);
  const [x, y] = expiry;
  const later = numeric(shiftYears(textOf(specimen.truth, 'expiry_date'), 5), '.');
  const box = { left: x - 1, top: y - 7, right: x + 43, bottom: y + 2 };
  const cut = strength === 'careless' ? 'regular' : 'bold';
  const at = await reletter(
    photo,
    size,
    box,
    BLANK_BELOW,
    (paper) => paper.text(x, y, later, { size: 7.5, cut }),
    strength,
    chance,
  );
  return { bytes: await develop(photo, specimen.bytes, strength), touched: [{ page: 1, box: at }] };
});
