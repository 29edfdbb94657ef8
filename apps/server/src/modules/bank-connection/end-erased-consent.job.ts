import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Ends a consent at the provider whose application was erased: nothing here remembers it any more. */
export const endErasedConsent = defineJob({
  name: 'end-erased-consent',
  payload: z.object({ providerConsentId: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 60,
  expireInSeconds: 60,
});
