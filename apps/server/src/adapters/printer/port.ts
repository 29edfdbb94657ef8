import type { ComparisonPaper } from '@vesta/report-pdf/comparison';
import type { ReportPaper } from '@vesta/report-pdf/paper/report-paper';
import type { ReceiptPaper } from '@vesta/report-pdf/receipt';
import type { SealWords } from '@vesta/report-pdf/seal/placeholder';

/** A piece of paper to be set, already in words. */
export type PrintJob =
  /** With room for the seal and what stands in it; the key stays with the house. */
  | { readonly kind: 'report'; readonly paper: ReportPaper; readonly seal: SealWords }
  | { readonly kind: 'receipt'; readonly paper: ReceiptPaper }
  | { readonly kind: 'comparison'; readonly paper: ComparisonPaper };

/** Sets papers as PDF. */
export interface PaperPrinter {
  print(job: PrintJob): Promise<Uint8Array>;
  close(): Promise<void>;
}
