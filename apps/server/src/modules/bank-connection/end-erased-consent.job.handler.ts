import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { endErasedConsent } from './end-erased-consent.job.ts';

export const endErasedConsentHandler = ({ openBanking }: Pick<House, 'openBanking'>) =>
  implementJob(endErasedConsent, ({ providerConsentId }) => openBanking.deleteConsent(providerConsentId));
