import type { Institution, OpenBankingProvider } from '../../adapters/open-banking/port.ts';
import type { House } from '../../house.ts';

const DAY_MS = 86_400_000;
/** A provider that is down is not asked by every person who looks at the list. */
const PAUSE_MS = 60_000;

interface Kept {
  readonly list: readonly Institution[];
  readonly askAgainAt: number;
}

/** Per provider, that is, per house: a process asks once a day. */
const kept = new WeakMap<OpenBankingProvider, Kept>();

/** The banks that can be connected. Without an answer from the provider: those of its last one, or none. */
export async function institutionsOf({
  openBanking,
  clock,
  log,
}: Pick<House, 'openBanking' | 'clock' | 'log'>): Promise<readonly Institution[]> {
  const now = clock.now().getTime();
  const before = kept.get(openBanking);
  if (before && now < before.askAgainAt) return before.list;
  try {
    const list = await openBanking.institutions();
    kept.set(openBanking, { list, askAgainAt: now + DAY_MS });
    return list;
  } catch (error) {
    log.warn({ err: error }, 'the list of banks that can be connected could not be fetched');
    const list = before?.list ?? [];
    kept.set(openBanking, { list, askAgainAt: now + PAUSE_MS });
    return list;
  }
}
