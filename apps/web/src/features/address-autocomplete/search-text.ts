import type { Address } from './address.ts';

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * What is looked for: the street alone as long as nothing else is known, and in its town or region once one is. Whoever
 * writes a comma names the place themselves.
 */
export function searchText(typed: string, { city, province }: Pick<Address, 'city' | 'province'>): string {
  const place = city.trim() || province.trim();
  if (!typed.trim() || !place || typed.includes(',') || folded(typed).includes(folded(place))) return typed;
  return `${typed.trim()}, ${place}`;
}
