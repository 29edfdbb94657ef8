import type { House } from '../../house.ts';
import { implementJob } from '../../jobs/implement-job.ts';
import { printReport } from './print-report.job.ts';
import { giveUpPrinting, printReportFile } from './print-report.ts';

export const printReportHandler = (house: House) =>
  implementJob(printReport, async ({ reportFileId }, { attempt }) => {
    try {
      await printReportFile(house, reportFileId);
    } catch (error) {
      if (attempt > printReport.retryLimit) await giveUpPrinting(house, reportFileId);
      throw error;
    }
  });
