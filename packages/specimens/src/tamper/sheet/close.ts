import type { Chance } from '../../chance.ts';
import type { Handiwork } from '../forgery.ts';
import type { Strength } from '../strength.ts';
import { laterBy, setModified, setProducer } from './imprint.ts';
import type { OpenPaper } from './open-paper.ts';

export const editors = [
  'Sejda 3.2.84 (sambox 2.5.1)',
  'iLovePDF',
  'Foxit PDF Editor 2024.1',
  'PDFescape Online - https://www.pdfescape.com',
  'Nitro Pro 13 (13.70.5.55)',
  'PDF24 Creator 11.15',
] as const;

/** Done with the paper: the careless let their editor sign, the careful append, the expert leaves the issuer's traces. */
export async function close(paper: OpenPaper, strength: Strength, chance: Chance): Promise<Handiwork> {
  const days = chance.between(2, 24);
  if (strength === 'careless') setProducer(paper, chance.pick(editors));
  if (strength !== 'expert') setModified(paper, laterBy(paper, days));
  const bytes = strength === 'careful' ? await paper.revised() : await paper.anew();
  return { bytes, touched: paper.touched };
}
