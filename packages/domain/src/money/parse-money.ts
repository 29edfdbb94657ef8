import type { RegionCode } from '../regions/codes.ts';
import { type Separators, separatorsOf } from './separators.ts';

/** Three digits and up to two more groups of three: the largest amount is 999 999 999,99. */
export const MAX_CENTS = 99_999_999_999;

const decoration = /[€\s\p{Cf}\p{Cc}\p{Cs}]|EUR/giu;

function reading({ group, decimal }: Separators): RegExp {
  const whole = `\\d{1,3}(?:\\${group}\\d{3})+|\\d{1,9}`;
  return new RegExp(`^(${whole})(?:\\${decimal}(\\d{1,2}))?$`);
}

const swapped = ({ group, decimal }: Separators): Separators => ({ group: decimal, decimal: group });

/**
 * Cents of an amount as a person types it, null when it cannot be read.
 * The region's own way of writing is tried first, then the English one: a group always has three digits and
 * decimals never do, so no text has two different meanings.
 */
export function parseMoney(text: string, region: RegionCode): number | null {
  const own = separatorsOf[region];
  const bare = text.replace(decoration, '');
  for (const way of [own, swapped(own)]) {
    const match = reading(way).exec(bare);
    if (!match) continue;
    const whole = Number((match[1] ?? '').replaceAll(way.group, ''));
    const cents = whole * 100 + Number((match[2] ?? '').padEnd(2, '0'));
    return cents <= MAX_CENTS ? cents : null;
  }
  return null;
}
