import { implementJob } from '../../jobs/implement-job.ts';
import { forgetOldDesk } from '../desk/house/forget-old.ts';
import { clocksApartMs } from '../health/clocks-apart.ts';
import { eraseOld } from './erase-old.job.ts';
import type { RetentionNeeds } from './retention-rule.ts';
import { runRetention } from './run-retention.ts';

/** Some time before the attempt would be ended from outside. What is left then is ordered anew. */
const WORK_MS = (eraseOld.expireInSeconds - 300) * 1000;
const CONTINUE_AFTER_MS = 60_000;

/** Terms are counted in days; clocks that differ by more than this are no ground to erase anything on. */
const CLOCKS_APART_MS = 60 * 60_000;

class ClocksApart extends Error {
  override readonly name = 'ClocksApart';
}

export const eraseOldHandler = (house: RetentionNeeds) =>
  implementJob(eraseOld, async (_payload, { log, signal, clock }) => {
    // A clock that jumped ahead would make everything old, and what is erased does not come back.
    if ((await clocksApartMs(house)) > CLOCKS_APART_MS)
      throw new ClocksApart('this machine and the database differ about the time; nothing is erased');
    const time = AbortSignal.timeout(WORK_MS);
    const counts = await runRetention(house, AbortSignal.any([signal, time]));
    await forgetOldDesk(house);
    if (Object.values(counts).some((count) => count > 0)) log.info({ counts }, 'what was kept long enough is erased');
    if (time.aborted)
      await house.queue.enqueue(eraseOld, {}, { startAfter: new Date(clock.now().getTime() + CONTINUE_AFTER_MS) });
  });
