import { implementJob } from '../../jobs/implement-job.ts';
import { forgetOldDesk } from '../desk/house/forget-old.ts';
import { eraseOld } from './erase-old.job.ts';
import type { RetentionNeeds } from './retention-rule.ts';
import { runRetention } from './run-retention.ts';

/** Some time before the attempt would be ended from outside. What is left then is ordered anew. */
const WORK_MS = (eraseOld.expireInSeconds - 300) * 1000;
const CONTINUE_AFTER_MS = 60_000;

export const eraseOldHandler = (house: RetentionNeeds) =>
  implementJob(eraseOld, async (_payload, { log, signal, clock }) => {
    const time = AbortSignal.timeout(WORK_MS);
    const counts = await runRetention(house, AbortSignal.any([signal, time]));
    await forgetOldDesk(house);
    if (Object.values(counts).some((count) => count > 0)) log.info({ counts }, 'what was kept long enough is erased');
    if (time.aborted)
      await house.queue.enqueue(eraseOld, {}, { startAfter: new Date(clock.now().getTime() + CONTINUE_AFTER_MS) });
  });
