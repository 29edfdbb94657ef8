import * as z from 'zod/mini';
import { idSides, idTypes } from './id-papers.ts';
import { documentMessage } from './message.ts';
import { documentRecord } from './record.ts';
import { documentTypes } from './types.ts';

/**
 * Fields of the upload form. They may come in any order, but those before the file let the server judge sooner.
 * `sort` says that the paper may be anything: it is put where it belongs once it is read.
 * `upload_key` names one press of the button: sent again after a lost connection, it is the same upload.
 */
export const uploadFields = [
  'file',
  'type',
  'name',
  'id_type',
  'selected_ids_combination',
  'description',
  'bank',
  'abi',
  'sort',
  'upload_key',
] as const;

export const MAX_DESCRIPTION_LENGTH = 200;
export const MAX_FILE_NAME_LENGTH = 255;

const parseError = z.object({ blocker: z.boolean(), message: z.string(), message_key: z.string() });

/** `done` is false while it is still being read; `success` is whether it can be used. */
export const parseResults = z.object({
  done: z.boolean(),
  success: z.boolean(),
  error: z.nullable(parseError),
});
export type ParseResults = z.infer<typeof parseResults>;

/** A side of an identity paper that is still to come. */
export const missingSide = z.object({ id_type: z.enum(idTypes), side: z.enum(idSides) });
export type MissingSide = z.infer<typeof missingSide>;

export const uploadReply = z.object({
  success: z.boolean(),
  document_id: z.string(),
  document_type: z.enum(documentTypes),
  parse_results: parseResults,
  /** Something about all papers together; a warning when the flag says so. */
  global_error: z.nullable(documentMessage),
  is_global_warning: z.boolean(),
  /** `Front`, `Back`, or the type of a paper that is missing. */
  missing_documents: z.array(z.string()),
  missing_sides: z.array(missingSide),
  document: documentRecord,
});
export type UploadReply = z.infer<typeof uploadReply>;

/** finalize-parse and fetch-fiscal-result. */
export const parseAnswer = z.object({
  success: z.boolean(),
  document_id: z.string(),
  parse_results: parseResults,
  /** The person need not wait for the reading to end. */
  green_light_mode: z.boolean(),
  /** As in the reply to the upload, now that the paper has been read. */
  global_error: z.nullable(documentMessage),
  is_global_warning: z.boolean(),
  missing_documents: z.array(z.string()),
  document: documentRecord,
});
export type ParseAnswer = z.infer<typeof parseAnswer>;

const found = z.nullable(z.union([z.string(), z.number()]));

/** What a tax paper says: its kind, its year, and its sums in cents; null where it does not say. */
export const fiscalResult = z.object({
  document_type: z.string(),
  tax_year: found,
  gross_income: found,
  net_estimate: found,
  net_monthly: found,
});
export type FiscalResult = z.infer<typeof fiscalResult>;

/** Null until the paper has been read, where it is no tax paper, and for a phone that only hands papers in. */
export const fiscalAnswer = z.extend(parseAnswer, { fiscal_result: z.nullable(fiscalResult) });
