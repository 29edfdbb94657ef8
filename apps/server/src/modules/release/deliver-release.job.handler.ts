import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { deliverRelease } from './deliver-release.job.ts';
import { deliverReleased } from './deliver-release.ts';

export const deliverReleaseHandler = (house: House) =>
  implementJob(deliverRelease, ({ releaseId, token }) => deliverReleased(house, releaseId, token));
