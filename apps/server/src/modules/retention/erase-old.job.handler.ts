import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { forgetOldDesk } from '../desk/house/forget-old.ts';
import { eraseOld } from './erase-old.job.ts';
import { eraseOldApplications } from './erase-old-applications.ts';
import { forgetPeople } from './forget-people.ts';

export const eraseOldHandler = (house: Pick<House, 'database' | 'clock' | 'files' | 'vault' | 'random' | 'queue'>) =>
  implementJob(eraseOld, async (_payload, { log }) => {
    const erased = await eraseOldApplications(house);
    const forgotten = await forgetPeople(house);
    await forgetOldDesk(house);
    if (erased + forgotten > 0) log.info({ erased, forgotten }, 'what was kept long enough is erased');
  });
