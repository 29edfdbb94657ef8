import { normaliseMobileNumber } from '@vesta/domain/validation/mobile';
import type { Country } from '../../ui/countries-dropdown/match-countries.ts';

/**
 * People paste whole numbers, and phones fill them in: '+49 151 234…' typed beside a prefix is taken apart. The longest
 * prefix wins (+1684 before +1); null when the number has none of its own or we do not know it.
 */
export function typedPrefix(typed: string, countries: readonly Country[]): { country: Country; number: string } | null {
  const digits = /^(?:\+|00)(\d+)$/.exec(normaliseMobileNumber(typed.trim()))?.[1];
  if (!digits) return null;
  const matching = countries.filter(({ code }) => code.length > 1 && digits.startsWith(code.slice(1)));
  const [country] = matching.sort((one, other) => other.code.length - one.code.length);
  return country ? { country, number: digits.slice(country.code.length - 1) } : null;
}
