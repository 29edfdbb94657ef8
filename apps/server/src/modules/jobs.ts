import type { House } from '../house.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import type { JobImplementation } from '../jobs/implement-job.ts';
import { sendMailHandler } from './mail/send-mail.job.handler.ts';
import { sendMail } from './mail/send-mail.job.ts';

/** Every kind of background work, and who does it. */
export const jobDefinitions: readonly JobDefinition[] = [sendMail];

export const jobHandlers = (house: House): JobImplementation[] => [sendMailHandler(house)];
