import type { House } from '../house.ts';
import { countUse, type Limit } from './limits.ts';

/**
 * Counts one guess of this asker at this code; answers how many are left to them, null where there was none any more.
 * A code has a number of guesses over all besides, and what an asker has none left for does not take from it: a stranger
 * uses up their own guesses, not the owner's.
 */
export async function takeAskersGuess(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  { codeId, asker }: { codeId: string; asker: string },
  { max, windowMs }: Limit,
): Promise<number | null> {
  const taken = await countUse(house, `code-guess:${codeId}:${asker}`, windowMs);
  return taken > max ? null : max - taken;
}
