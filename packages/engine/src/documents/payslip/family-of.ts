import { plainText } from '@vesta/domain/text/fold';
import { germanFamilies } from './de/families.ts';
import { italianFamilies } from './it/families.ts';
import type { LayoutFamily } from './layout-family.ts';

export function familyOf(text: string, country: 'IT' | 'DE'): LayoutFamily | null {
  const plain = plainText(text);
  const families = country === 'IT' ? italianFamilies : germanFamilies;
  return families.find((family) => family.hints.some((hint) => hint.test(plain))) ?? null;
}
