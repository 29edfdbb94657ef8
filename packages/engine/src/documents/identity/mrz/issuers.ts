import { alpha3Codes } from '@vesta/domain/identifiers/country-codes';
import { confusableWith } from './confusable.ts';

/** Codes in zones that are none of ISO's: Germany's, kinds of British nationals, organisations, people without a state. */
const special: Record<string, string> = {
  D: 'DEU',
  GBD: 'GBR',
  GBN: 'GBR',
  GBO: 'GBR',
  GBP: 'GBR',
  GBS: 'GBR',
  RKS: 'XKX',
  XKX: 'XKX',
  EUE: 'EUE',
  UNO: 'UNO',
  UNA: 'UNA',
  UNK: 'UNK',
  XXA: 'XXA',
  XXB: 'XXB',
  XXC: 'XXC',
  XXX: 'XXX',
  // Utopia, the country of ICAO's own specimens.
  UTO: 'UTO',
};

const known = new Set(alpha3Codes);

const meaningOf = (code: string): string | null => special[code] ?? (known.has(code) ? code : null);

/** Whether these letters of a zone name a state as they stand. */
export const namesState = (text: string): boolean => meaningOf(text.replace(/<+$/, '')) !== null;

/** Codes that differ from this one in a sign that looks alike. */
function lookAlikes(code: string): string[] {
  return [...code].flatMap((sign, place) =>
    [...confusableWith(sign)].map((other) => code.slice(0, place) + other + code.slice(place + 1)),
  );
}

/** The three letters that a zone means, where one sign may have been misread; null where they may name several. */
export function issuerOf(text: string): string | null {
  const code = text.replace(/<+$/, '');
  const exact = meaningOf(code);
  if (exact) return exact;
  const near = new Set(lookAlikes(code).flatMap((other) => meaningOf(other.replace(/<+$/, '')) ?? []));
  return near.size === 1 ? ([...near][0] ?? null) : null;
}
