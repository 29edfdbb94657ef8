import type { DocumentType } from '@vesta/domain/documents/types';
import type { MissingMonths, UploadWeight } from '@vesta/engine/checks/meaning';
import { rules } from '@vesta/engine/checks/rules';
import type { EvidenceProblem } from '@vesta/engine/evidence/evidence';
import type { JobProblem } from '@vesta/engine/isolation/outcome';

/** What the rules themselves say an upload hears of them. Rules that are missing follow their level. */
export const weights: Readonly<Record<string, UploadWeight>> = Object.fromEntries(
  rules.flatMap(({ id, means }) => (means?.upload ? [[id, means.upload]] : [])),
);

/**
 * Rules about months: they are told as papers that are missing, with their months. Payslips of other months are a
 * warning; an account has to be shown for the whole time, or a word said about why it cannot be.
 */
export const monthRules: Readonly<Record<string, MissingMonths>> = Object.fromEntries(
  rules.flatMap(({ id, means }) => (means?.months ? [[id, means.months]] : [])),
);

/** Why a file as a whole could not be read. */
export const problemKeys: Readonly<Record<EvidenceProblem | JobProblem, string>> = {
  empty: 'Upload.Error.Empty',
  encrypted: 'Uploads.Error.Locked',
  corrupt: 'Uploads.Error.Corrupt',
  unsupported: 'Upload.Error.InvalidType',
  too_large: 'Uploads.Error.TooManyPixels',
  too_many_pages: 'Uploads.Warning.TooManyPages',
  timeout: 'Uploads.Error.TookTooLong',
  stalled: 'Uploads.Error.TookTooLong',
  out_of_memory: 'Uploads.Error.TooCostly',
  crashed: 'Uploads.Error.NotParsed',
};

/** What is said when a paper was opened and nothing useful stood on it. Papers of any kind need not be understood. */
export const unreadableKeys: Readonly<Record<DocumentType, string | null>> = {
  national_id: 'IdDocs.Error.NotReadable',
  bank_statement: 'BankAccts.Error.ParseException',
  payslip: 'Payslips.Error.Unreadable',
  work_contract: 'Contract.Error.Unreadable',
  fiscal_doc: 'Fiscal.Error.Unreadable',
  cud: 'Fiscal.Error.Unreadable',
  other: null,
  mortgage_doc: null,
};
