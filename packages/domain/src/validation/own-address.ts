import type { ValidationCode } from './codes.ts';
import { normaliseEmail } from './email.ts';

/** Nobody can be invited at the applicant's own address: the invitation has to reach the other person. */
export const refusedAsOwn = (email: string, own: string): ValidationCode | null =>
  normaliseEmail(email) !== '' && normaliseEmail(email) === normaliseEmail(own) ? 'ownAddress' : null;
