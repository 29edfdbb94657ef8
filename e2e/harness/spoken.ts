import { type Language, languages } from '@vesta/domain/languages';

const DAY_MS = 86_400_000;

/**
 * The languages in which a walk is gone. One in turn, and another one tomorrow, so that no round takes longer for it;
 * WALK_LANGUAGES=all (`npm run test:long`) goes in every one.
 */
export function spokenIn(place: number, now = Date.now()): readonly Language[] {
  if (process.env.WALK_LANGUAGES === 'all') return languages;
  const turn = languages[(place + Math.floor(now / DAY_MS)) % languages.length];
  return turn ? [turn] : languages;
}
