import { savedText } from '../../features/checked-form/saved-text.ts';

/** A number stays with its street, a postcode with its town, where the line has to break. */
const NO_BREAK = '\u00A0';

/** An address on one line, from a form whose names have this beginning; null when there is none. */
export function addressLine(saved: Record<string, unknown> | null, names: 'plain' | 'current'): string | null {
  const read = (plain: string, current: string) => savedText(saved, names === 'plain' ? plain : current);
  const street = `${read('street', 'current_street')}${NO_BREAK}${read('houseNum', 'current_house_num')}`.trim();
  const town = `${read('postcode', 'current_postcode')}${NO_BREAK}${read('city', 'current_city')}`.trim();
  return [street, town].filter(Boolean).join(', ') || null;
}
