import type { Address } from './address.ts';

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * What is looked for: the street alone as long as nothing else is known, and in its town or region once one is, with
 * the postcode that was given. Whoever writes a comma names the place themselves.
 */
export function searchText(typed: string, at: Pick<Address, 'city' | 'province' | 'postcode'>): string {
  const place = at.city.trim() || at.province.trim();
  if (!typed.trim() || !place || typed.includes(',') || folded(typed).includes(folded(place))) return typed;
  const postcode = at.city.trim() && /^\d{5}$/.test(at.postcode.trim()) ? `${at.postcode.trim()} ` : '';
  return `${typed.trim()}, ${postcode}${place}`;
}
