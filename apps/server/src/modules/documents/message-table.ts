import type { DocumentType } from '@vesta/domain/documents/types';
import type { EvidenceProblem } from '@vesta/engine/evidence/evidence';
import type { JobProblem } from '@vesta/engine/isolation/outcome';

/**
 * What a failed check means for the person who handed the paper in.
 * `always`: nobody goes on with this paper. `until_explained`: another paper, corrected data, or a word to the reviewer.
 * `never`: a warning. `silent`: not told here; the reviewer sees it, and the report may say it.
 */
export type Weight = 'always' | 'until_explained' | 'never' | 'silent';

/** The one table from the engine's rules to what an upload says. Rules that are missing follow their level. */
export const weights: Readonly<Record<string, Weight>> = {
  // Sides that are missing are asked for, and so is the companion of a fiscal card: that is no fault of the paper.
  R_ID_BOTH_SIDES: 'silent',
  R_ID_READABLE: 'always',
  R_ID_NAME_NOT_DETECTED: 'never',
  R_ID_PERMIT_VALID: 'never',
  R_BANK_UNREADABLE: 'always',
  R_BANK_LOCKED: 'always',
  R_PAYSLIP_DUPLICATE_MONTH: 'until_explained',
  R_PAYSLIP_RECENT: 'never',
  R_PAYSLIP_MARKED_SAMPLE: 'until_explained',
  R_FILE_MARKED_SAMPLE: 'until_explained',
  R_FILE_MERGED: 'never',
  R_FILE_PAGES_MISSING: 'until_explained',
  R_FILE_BLURRY: 'never',
  R_FILE_CROPPED: 'never',
  R_FILE_BLANK: 'never',
  R_FILE_OTHER_CONTENT: 'never',
  R_BANK_RECENT: 'never',
  // Of an account that was connected a warning: whoever signed in to it need not be its holder.
  R_BANK_HOLDER_MATCH: 'until_explained',
  R_BANK_RENT_FOUND: 'never',
  R_BANK_SALARY_FOUND: 'never',
  R_BANK_UNDECLARED_INCOME: 'never',
  R_BANK_DECLARED_NOT_SEEN: 'never',
  R_CONTRACT_KIND_DECLARED: 'never',
  R_CONTRACT_SIGNED: 'never',
  R_PDF_ORIGINAL: 'until_explained',
  R_IMG_SCREENSHOT: 'never',
  R_IMG_SCREEN_PHOTO: 'never',
  // Whoever hands in another's paper shall not learn that we know it.
  R_FILE_CROSS_APPLICANT_COPY: 'silent',
  R_ID_SAME_NUMBER_OTHER_PERSON: 'silent',
  // How money moves, and whether papers agree with each other, is for the report; no upload is wrong because of it.
  R_BANK_CIRCULAR_TRANSFERS: 'silent',
  R_BANK_SALARY_STABLE: 'silent',
  R_BANK_FEED_VS_PDF: 'silent',
  R_FEED_BALANCES: 'silent',
  R_ID_SELFIE_MATCH: 'silent',
  R_X_PAYSLIP_NET_IN_BANK: 'silent',
  R_X_EMPLOYER_CHAIN: 'silent',
};

/**
 * Rules about months: they are told as papers that are missing, with their months. Payslips of other months are a
 * warning; an account has to be shown for the whole time, or a word said about why it cannot be.
 */
export const monthRules: Readonly<Record<string, { type: DocumentType; key: string; blocker: boolean }>> = {
  R_BANK_COVERAGE_3M: { type: 'bank_statement', key: 'BankAccts.Error.Coverage', blocker: true },
  R_BANK_COVERAGE_6M: { type: 'bank_statement', key: 'BankAccts.Error.Coverage', blocker: true },
  R_PAYSLIP_MONTHS: { type: 'payslip', key: 'Payslips.Warning.DateRange', blocker: false },
  R_PAYSLIP_CONTINUITY: { type: 'payslip', key: 'Payslips.Warning.DateRange', blocker: false },
};

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
