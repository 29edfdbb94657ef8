import type { Chance } from '../../chance.ts';
import { printZone } from '../../picture/ocr-b.ts';
import type { Specimen } from '../../truth.ts';
import { textOf } from '../find/pay.ts';
import { type Handiwork, NothingToForge, recipe } from '../forgery.ts';
import { findCard } from '../photo/card-in-photo.ts';
import { develop } from '../photo/develop.ts';
import { reletter } from '../photo/lettering.ts';
import { placesOn } from '../photo/places.ts';
import { sixOf, twinsOf, zoneSum } from '../photo/zone.ts';
import type { Strength } from '../strength.ts';
import { identity } from './kinds.ts';

const PITCH = 7.2;
/** The next blank strip lies below the letters of a line. */
const BLANK_BELOW = 8;

/** Puts seven digits, a day of birth and its check digit, over those of the zone. */
async function reprint(specimen: Specimen, seven: string, strength: Strength, chance: Chance): Promise<Handiwork> {
  const { size, zone } = placesOn(specimen.truth);
  if (!zone) throw new NothingToForge('a machine-readable zone');
  const photo = await findCard(specimen.bytes, size);
  const old = sixOf(textOf(specimen.truth, 'birth_date'));
  const printed = old + zoneSum(old);
  const touched = [];
  for (const [index, digit] of [...seven].entries()) {
    if (digit === printed[index]) continue;
    const x = zone.x + (zone.birthAt + index) * PITCH;
    const cell = { left: x - 0.8, top: zone.y - 8.6, right: x + 6.4, bottom: zone.y + 1 };
    const write = (paper: Parameters<typeof printZone>[0]): void => printZone(paper, x, zone.y, [digit], 0);
    touched.push({ page: 1, box: await reletter(photo, size, cell, BLANK_BELOW, write, strength, chance) });
  }
  return { bytes: await develop(photo, specimen.bytes, strength), touched };
}

const next = (digit: string): string => String((Number(digit) + 1) % 10);

/** Check digit overwritten; a digit of the year changed below the old check digit; both changed, the last sum forgotten. */
export const zoneDigit = recipe('zone-digit', identity, (specimen, strength, chance) => {
  const birth = sixOf(textOf(specimen.truth, 'birth_date'));
  const younger = birth.slice(0, 1) + next(birth.charAt(1)) + birth.slice(2);
  const seven = {
    careless: birth + next(String(zoneSum(birth))),
    careful: younger + zoneSum(birth),
    expert: younger + zoneSum(younger),
  };
  return reprint(specimen, seven[strength], strength, chance);
});

/** Another day of birth that leaves every sum of the zone right; only the other side or paper disagrees. */
export const zoneBirthday = recipe('zone-birthday', identity, (specimen, strength, chance) => {
  const twins = twinsOf(textOf(specimen.truth, 'birth_date'));
  if (twins.length === 0) throw new NothingToForge('a day with the same sums');
  const six = sixOf(chance.pick(twins));
  return reprint(specimen, six + zoneSum(six), strength, chance);
});
