import type { RegionCode } from '../regions/codes.ts';
import { regions } from '../regions/index.ts';
import type { Day } from './day.ts';

/** Written year first, as days are kept. */
const SORTED = 'sv-SE';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone) ?? new Intl.DateTimeFormat(SORTED, { timeZone, dateStyle: 'short' });
  formats.set(timeZone, known);
  return known;
}

/** The day that people of a region have at this moment. At one in the morning in Rome it is still yesterday in Greenwich. */
export const dayIn = (region: RegionCode, moment: Date): Day => formatOf(regions[region].timeZone).format(moment);
