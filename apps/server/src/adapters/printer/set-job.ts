import { printPaper } from '@vesta/report-pdf/print-paper';
import { setReceipt } from '@vesta/report-pdf/receipt';
import { addPlaceholder } from '@vesta/report-pdf/seal/placeholder';
import type { PrintJob } from './port.ts';

/** The work itself, wherever it is done. */
export const setJob = async (job: PrintJob): Promise<Uint8Array> =>
  job.kind === 'report' ? addPlaceholder(await printPaper(job.paper), job.seal) : setReceipt(job.paper);
