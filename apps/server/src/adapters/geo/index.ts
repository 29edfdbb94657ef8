import type { Config } from '../../config/config.ts';
import { headerGuesser } from './header.ts';
import { ipapiGuesser } from './ipapi/ipapi-guesser.ts';
import type { RegionGuesser } from './port.ts';

const off: RegionGuesser = { countryOf: async () => null };

export function createRegionGuesser({ provider, baseUrl, header }: Config['geo']): RegionGuesser {
  switch (provider) {
    case 'off':
      return off;
    case 'header':
      return headerGuesser(header);
    case 'ipapi':
      return ipapiGuesser({ baseUrl });
  }
}
