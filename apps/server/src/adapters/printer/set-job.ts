import { setComparison } from '@vesta/report-pdf/comparison';
import { printPaper } from '@vesta/report-pdf/print-paper';
import { setReceipt } from '@vesta/report-pdf/receipt';
import { addPlaceholder } from '@vesta/report-pdf/seal/placeholder';
import type { PrintJob } from './port.ts';

/** The work itself, wherever it is done. */
export async function setJob(job: PrintJob): Promise<Uint8Array> {
  switch (job.kind) {
    case 'report':
      return addPlaceholder(await printPaper(job.paper), job.seal);
    case 'receipt':
      return setReceipt(job.paper);
    case 'comparison':
      return setComparison(job.paper);
  }
}
