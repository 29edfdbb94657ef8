import { languages } from '@vesta/domain/languages';
import { regionCodes } from '@vesta/domain/regions/codes';
import * as z from 'zod';
import { defineJob } from '../../../jobs/define-job.ts';

/** Sends a one-time password of the desk, if anybody works here under the address. */
export const sendStaffCode = defineJob({
  name: 'send-staff-code',
  payload: z.object({
    email: z.string(),
    code: z.string(),
    language: z.enum(languages),
    region: z.enum(regionCodes).optional(),
  }),
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 30,
});
