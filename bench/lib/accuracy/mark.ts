import { compareNames } from '@vesta/domain/names/compare-names';

/** How a value that was read stands to the truth. */
export type Mark = 'right' | 'wrong' | 'missing' | 'invented' | 'absent';

type Value = string | number | boolean;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim();

const inAnyOrder = (text: string): string => plain(text).split(' ').sort().join(' ');

/** Names are printed surname first or last; a company's name with or without dots. Everything else is compared as it is. */
export function isSame(truth: Value, found: Value): boolean {
  if (typeof truth !== 'string' || typeof found !== 'string') return truth === found;
  if (plain(truth) === plain(found)) return true;
  if (/\d/.test(truth)) return plain(truth).replaceAll(' ', '') === plain(found).replaceAll(' ', '');
  // LÜTJENS and LUETJENS are one name: a machine-readable zone knows no umlauts.
  return inAnyOrder(truth) === inAnyOrder(found) || compareNames(truth, found).score === 1;
}

export function markOf(truth: Value | null, found: Value | null): Mark {
  if (truth === null) return found === null ? 'absent' : 'invented';
  if (found === null) return 'missing';
  return isSame(truth, found) ? 'right' : 'wrong';
}
