import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { issueReceiptJob } from './issue-receipt.job.ts';
import { issueReceipt } from './issue-receipt.ts';

export const issueReceiptHandler = (house: House) =>
  implementJob(issueReceiptJob, async ({ receiptId }) => {
    await issueReceipt(house, receiptId);
  });
