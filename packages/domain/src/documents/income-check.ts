import * as z from 'zod/mini';
import { requiredDocument } from '../occupation.ts';
import { contractTypes, paycheckCounts } from '../validation/contract.ts';
import { uploadFormats } from './formats.ts';
import { documentMessage } from './message.ts';
import { documentTypes } from './types.ts';

export const documentError = z.extend(documentMessage, {
  document_id: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
});
export type DocumentError = z.infer<typeof documentError>;

/** One gap: the papers of which one would fill it, and the months where only some are missing. */
export const missingDocument = z.extend(documentMessage, {
  alternatives: z.array(z.enum(documentTypes)),
  /** As YYYY-MM; empty where the whole paper is missing. */
  months: z.array(z.string()),
  /** The paper with which a word about the gap is kept; null where words do not fill it. */
  document_id: z.nullable(z.string()),
});
export type MissingDocument = z.infer<typeof missingDocument>;

/** Papers that a connected account has made needless. */
export const needlessPapers = ['statement_pdfs', 'earlier_payslips'] as const;
export type NeedlessPaper = (typeof needlessPapers)[number];

/** What papers say about the contract behind a salary; null where they are silent. */
export const toldContract = z.object({
  typeOfContract: z.nullable(z.enum(contractTypes)),
  paychecksPerYear: z.nullable(z.literal(paycheckCounts)),
});
export type ToldContract = z.infer<typeof toldContract>;

/** Answer of validate-documents. `success` says whether the person may go on. */
export const documentValidation = z.object({
  success: z.boolean(),
  document_errors: z.array(documentError),
  /** Types of papers that are missing, one per gap. */
  missing_documents: z.array(z.enum(documentTypes)),
  missing: z.array(missingDocument),
  not_needed: z.optional(z.array(z.enum(needlessPapers))),
  contract: z.optional(toldContract),
  global_error: z.nullable(documentMessage),
});
export type DocumentValidation = z.infer<typeof documentValidation>;

export const supportedDocument = z.extend(requiredDocument, {
  type: z.enum(documentTypes),
  /** Whether the occupation asks for it, or merely takes it. */
  required: z.boolean(),
  formats: z.array(z.enum(uploadFormats)),
  /** How many months up to now it has to cover; null where months are no matter. */
  months: z.nullable(z.int()),
});
export type SupportedDocument = z.infer<typeof supportedDocument>;

export const supportedDocuments = z.object({
  success: z.literal(true),
  /** False: this occupation has no income check. */
  is_income_check_required: z.boolean(),
  supported_documents: z.array(supportedDocument),
});
export type SupportedDocuments = z.infer<typeof supportedDocuments>;
