import * as z from 'zod';
import type { RegionGuesser } from '../port.ts';

const DEFAULT_BASE_URL = 'https://ipapi.co';
/** A guess that takes longer comes too late to be useful. */
const TIMEOUT_MS = 1500;

const answer = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

/** ipapi.co and services that speak like it: `GET {base}/{ip}/json/` with `country_code` in the answer. */
export const ipapiGuesser = ({ baseUrl }: { baseUrl: string | null }): RegionGuesser => ({
  async countryOf({ ip }) {
    try {
      const address = `${baseUrl ?? DEFAULT_BASE_URL}/${encodeURIComponent(ip)}/json/`;
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      const parsed = answer.safeParse(await response.json());
      return parsed.success ? parsed.data.country_code : null;
    } catch {
      return null;
    }
  },
});
