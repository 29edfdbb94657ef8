import { scanOf } from '../picture/scan.ts';
import { laterBy } from '../tamper/sheet/imprint.ts';
import { OpenPaper } from '../tamper/sheet/open-paper.ts';
import { control, papers } from './control.ts';

/** The true paper on a scanner's glass. */
export const scanned = control('scanned', papers, 'picture', async (specimen, chance) => {
  const made = laterBy(await OpenPaper.open(specimen.bytes, specimen.handedIn), chance.between(1, 20));
  const { bytes } = await scanOf(specimen, chance.pick(['clean', 'light', 'medium'] as const), made, chance);
  return { bytes };
});
