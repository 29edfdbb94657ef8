import type { DocumentType } from '@vesta/domain/documents/types';
import type { uploadFields } from '@vesta/domain/documents/upload';
import type { Hint } from './hints.ts';
import type { Refusal } from './judge-file.ts';

/** Where a file goes and what is said about it on the way. */
export interface UploadSlot {
  /** Which group on the page shows it, e.g. `payslip` or `national_id:back`. */
  group: string;
  /** The call that takes it. */
  path: string;
  type: DocumentType;
  /** The front is asked for of a paper that has its machine-readable zone on the back. */
  wantsFront?: boolean;
  /** The fields of the form beside the file, its type and its name. */
  fields: Readonly<Partial<Record<(typeof uploadFields)[number], string>>>;
}

/**
 * From the choice of a file to its place among the documents: looked at, perhaps doubted, waiting for its turn, on its
 * way; lost on the way, refused at one end or the other; or arrived, until the list of documents shows it.
 */
export type UploadPhase = 'looking' | 'doubted' | 'queued' | 'sending' | 'lost' | 'refused' | 'arrived';

export interface UploadEntry {
  /** Goes with every attempt, so that the server counts them once. */
  key: string;
  file: File;
  slot: UploadSlot;
  phase: UploadPhase;
  /** How much has left, from 0 to 1. */
  share: number;
  hints: readonly Hint[];
  refusal: Refusal | null;
  /** The server's own words about why it did not take it. */
  message: string | null;
  documentId: string | null;
}

export const isUnderWay = ({ phase }: UploadEntry): boolean => ['looking', 'queued', 'sending'].includes(phase);
