import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { anchorAuditJob } from './anchor-audit.job.ts';
import { anchorAudit } from './anchor-audit.ts';

export const anchorAuditHandler = (house: Pick<House, 'database' | 'vault' | 'clock' | 'config' | 'log'>) =>
  implementJob(anchorAuditJob, async () => {
    await anchorAudit(house);
  });
