import * as z from 'zod/mini';
import { idSides, idTypes } from './id-papers.ts';
import { idCombinations } from './id-upload-options.ts';
import { documentMessage } from './message.ts';
import { uploadStatuses } from './status.ts';
import { documentTypes } from './types.ts';

/** What the reading found an identity paper to be; null until it is read, or when it is none that is known. */
const recognised = z.object({
  document_type: z.string(),
  id_type: z.nullable(z.enum(idTypes)),
  sides: z.array(z.enum(idSides)),
});
export type RecognisedPaper = z.infer<typeof recognised>;

/** One paper as a list of uploads shows it. What was read from it is another call. */
export const documentRecord = z.object({
  id: z.string(),
  document_id: z.string(),
  type: z.enum(documentTypes),
  name: z.string(),
  /** What the person wrote about an `other` paper. */
  description: z.nullable(z.string()),
  size: z.nullable(z.int()),
  /** Handed in without a word about what it is, and not read yet: where it belongs shows then. */
  sorting: z.optional(z.boolean()),
  /** The same once it is read: nobody but the reading chose its place. */
  sorted: z.optional(z.boolean()),
  status: z.enum(uploadStatuses),
  isParsed: z.boolean(),
  /** How many papers of anybody are read before this one; null where it does not wait. */
  ahead: z.optional(z.nullable(z.int())),
  hasError: z.boolean(),
  /** The file could not be opened: nothing was read of it, so there is nothing to show or to explain. */
  unread: z.optional(z.boolean()),
  hasWarning: z.boolean(),
  /** A payslip of a job so young that its first yearly paper is not due yet. */
  first_year: z.optional(z.boolean()),
  cancelAllowed: z.boolean(),
  id_type: z.string(),
  selected_ids_combination: z.nullable(z.enum(idCombinations)),
  recognised: z.nullable(recognised),
  /** The gravest thing to say, or null; `messages` has them all. */
  message: z.nullable(z.string()),
  message_key: z.nullable(z.string()),
  messages: z.array(documentMessage),
  /** Of statements: the bank that was chosen. */
  abi: z.nullable(z.string()),
  bank: z.nullable(z.string()),
  bankIsNotInList: z.boolean(),
  /** `upload`, or the connection that delivered it. */
  source: z.string(),
  /** Whether the person corrected a value, or wrote to the reviewer. */
  corrected: z.boolean(),
  explained: z.boolean(),
  created_at: z.string(),
});
export type DocumentRecord = z.infer<typeof documentRecord>;

/** An account that its bank showed: nobody handed in a file of it. */
export const isConnected = ({ source }: Pick<DocumentRecord, 'source'>): boolean => source !== 'upload';

/** The papers of an application, as the state call and the list of uploads carry them. */
export const documentState = z.object({
  uploadedBankStatements: z.array(documentRecord),
  uploadedOtherDocuments: z.array(documentRecord),
});
export type DocumentState = z.infer<typeof documentState>;

export const allDocuments = ({ uploadedBankStatements, uploadedOtherDocuments }: DocumentState): DocumentRecord[] => [
  ...uploadedOtherDocuments,
  ...uploadedBankStatements,
];

export const documentList = z.extend(documentState, { success: z.literal(true) });
