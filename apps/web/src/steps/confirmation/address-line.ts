import { savedText } from '../../features/checked-form/saved-text.ts';

/** An address on one line, from a form whose names have this beginning; null when there is none. */
export function addressLine(saved: Record<string, unknown> | null, names: 'plain' | 'current'): string | null {
  const read = (plain: string, current: string) => savedText(saved, names === 'plain' ? plain : current);
  const street = `${read('street', 'current_street')} ${read('houseNum', 'current_house_num')}`.trim();
  const town = `${read('postcode', 'current_postcode')} ${read('city', 'current_city')}`.trim();
  return [street, town].filter(Boolean).join(', ') || null;
}
