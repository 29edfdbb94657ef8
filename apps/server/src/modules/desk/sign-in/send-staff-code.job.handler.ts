import { DESK_CODE_LIFETIME_MS } from '@vesta/domain/limits';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { implementJob } from '../../../jobs/implement-job.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { staffCodeNotice } from '../../mail/index.ts';
import { findStaff } from './find-staff.ts';
import { sendStaffCode } from './send-staff-code.job.ts';

const MINUTE_MS = 60_000;

export const sendStaffCodeHandler = (house: House) =>
  implementJob(sendStaffCode, async ({ email, code, language, region }) => {
    await inTransaction(house.database, async (tx) => {
      if (!(await findStaff(house, tx, email))) return;
      await enqueueMail(house, tx, {
        applicationId: null,
        to: email,
        language,
        ...(region ? { region } : {}),
        listingId: null,
        template: 'notice',
        params: staffCodeNotice({ code, minutes: DESK_CODE_LIFETIME_MS / MINUTE_MS }, language),
      });
    });
  });
