import type { RegionCode } from '../regions/codes.ts';
import { separatorsOf } from './separators.ts';

/**
 * An amount as a field shows and sends it: two decimals, the region's separators, no currency sign.
 * Written out by hand, so that browser and server agree to the character whatever their language data.
 */
export function amountText(cents: number, region: RegionCode): string {
  const { group, decimal } = separatorsOf[region];
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-2)}`;
}
