import type { DocumentValidation, SupportedDocument } from '@vesta/domain/documents/income-check';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { uploadCall } from '../../features/documents/document-calls.ts';
import type { UploadSlot } from '../../features/uploads/upload-entry.ts';
import type { UploadQueue } from '../../features/uploads/upload-queue.ts';

/** What the parts of the page share. */
export interface IncomePage {
  documents: readonly DocumentRecord[];
  queue: UploadQueue;
  /** Watches also what a phone sends. */
  watch: (live: boolean) => void;
  supported: readonly SupportedDocument[];
  validation: DocumentValidation | undefined;
}

/** Where papers go that nobody said anything about. */
export const sortSlot: UploadSlot = {
  group: 'sort',
  path: uploadCall('other'),
  type: 'other',
  fields: { sort: 'yes' },
};

/** The months that papers of a kind have to show; none where a connected account shows the pay of all of them. */
export const monthsAsked = ({ validation }: Pick<IncomePage, 'validation'>, type: string, months: number | null) =>
  type === 'payslip' && validation?.not_needed?.includes('earlier_payslips') ? null : months;
