import { chanceOf } from '@vesta/specimens/chance';
import { scannedWithText } from '@vesta/specimens/controls/scanned-with-text';
import { locked } from '@vesta/specimens/tamper/locked';
import { amountInPlace } from '@vesta/specimens/tamper/recipes/amount-in-place';
import { droppedPage } from '@vesta/specimens/tamper/recipes/dropped-page';
import { mergedPeople } from '@vesta/specimens/tamper/recipes/merged-people';
import { noteOverAmount } from '@vesta/specimens/tamper/recipes/note-over-amount';
import { otherFiscalCode } from '@vesta/specimens/tamper/recipes/other-fiscal-code';
import { retitledMonth } from '@vesta/specimens/tamper/recipes/retitled-month';
import { whiteBox } from '@vesta/specimens/tamper/recipes/white-box';
import type { PersonaName } from '../../../db/seed/personas.ts';
import {
  blankPdf,
  bytesOf,
  chance,
  longAgo,
  longScan,
  paper,
  png,
  sheet,
  slip,
  statement,
} from './catalogue-papers.ts';

export interface Case {
  /** The key of what its owner is told; null for a paper that others need beside them. */
  readonly says: string | readonly string[] | null;
  readonly type: string;
  /** Whose application it is handed in to. */
  readonly as?: PersonaName;
  readonly bytes: () => Promise<Uint8Array>;
  readonly fields?: Readonly<Record<string, string>>;
}

const UNICREDIT = { abi: '02008' };

/** What the applicant is told, and the paper that brings it about. */
export const cases: readonly Case[] = [
  {
    says: 'checks.R_BANK_RENT_FOUND.undeclared',
    type: 'bank_statement',
    bytes: () => bytesOf(statement({ place: 2 })),
    fields: UNICREDIT,
  },
  {
    says: 'BankAccts.Warning.Refiled',
    type: 'bank_statement',
    bytes: () => bytesOf(statement({ place: 1 })),
    fields: { abi: '03069' },
  },
  {
    says: 'Uploads.Error.Duplicate',
    type: 'bank_statement',
    bytes: () => bytesOf(statement({ place: 2 })),
    fields: UNICREDIT,
  },
  {
    says: 'checks.R_BANK_HOLDER_MATCH.failed',
    type: 'bank_statement',
    bytes: () => bytesOf(paper('marco', 'bank_statement')),
  },
  {
    says: 'checks.R_FILE_PAGES_MISSING.failed',
    type: 'bank_statement',
    bytes: async () => bytesOf(droppedPage.forge(await paper('ngozi', 'bank_statement'), 'careless', chance)),
  },
  {
    // Well forged: what shows that the file was changed would be the cause of the wrong balance, and be told instead.
    says: 'checks.R_BANK_RUNNING_BALANCE.failed',
    type: 'bank_statement',
    bytes: async () => bytesOf(amountInPlace.forge(await statement(), 'expert', chanceOf('a'))),
    fields: UNICREDIT,
  },
  { says: 'Uploads.Error.Locked', type: 'bank_statement', bytes: async () => locked(await statement()) },
  {
    says: 'Uploads.Error.Corrupt',
    type: 'bank_statement',
    bytes: async () => (await statement()).bytes.subarray(0, 900),
  },
  { says: 'BankAccts.Error.ParseException', type: 'bank_statement', bytes: async () => blankPdf(1) },
  { says: 'BankAccts.Error.InvalidFileType', type: 'bank_statement', bytes: async () => png },
  { says: 'checks.R_FILE_CLASSIFICATION.failed', type: 'bank_statement', bytes: () => bytesOf(slip()) },
  { says: null, type: 'payslip', bytes: () => bytesOf(slip({ place: 2 })) },
  {
    says: 'checks.R_PAYSLIP_DUPLICATE_MONTH.failed',
    type: 'payslip',
    bytes: () => bytesOf(slip({ place: 2, seed: 'another draw' })),
  },
  { says: 'checks.R_PAYSLIP_NAME_MATCH.failed', type: 'payslip', bytes: () => bytesOf(paper('ngozi', 'payslip')) },
  {
    says: 'checks.R_PDF_ORIGINAL.merged',
    type: 'payslip',
    as: 'marco',
    bytes: async () => bytesOf(mergedPeople.forge(await slip({ place: 1 }), 'careless', chanceOf('m'))),
  },
  {
    says: 'Payslips.Error.Unreadable',
    type: 'payslip',
    bytes: async () => blankPdf(2),
  },
  { says: 'checks.R_TAX_NAMES.failed', type: 'cud', bytes: () => bytesOf(paper('ngozi', 'fiscal_document')) },
  {
    says: 'checks.R_TAX_CF_MATCH.failed',
    type: 'cud',
    bytes: async () => bytesOf(otherFiscalCode.forge(await paper('giulia', 'fiscal_document'), 'expert', chance)),
  },
  {
    says: 'checks.R_TAX_YEAR.failed',
    type: 'cud',
    bytes: () => bytesOf(paper('giulia', 'fiscal_document', { on: '2023-11-15' })),
  },
  {
    says: 'Fiscal.Error.Unreadable',
    type: 'fiscal_doc',
    bytes: async () => blankPdf(3),
  },
  { says: 'Fiscal.Error.PdfOnly', type: 'fiscal_doc', bytes: async () => png },
  { says: 'Contract.Error.PdfOnly', type: 'work_contract', bytes: async () => png },
  {
    says: 'Contract.Error.Unreadable',
    type: 'work_contract',
    bytes: async () => blankPdf(4),
  },
  {
    says: 'checks.R_FILE_CLASSIFICATION.failed',
    type: 'national_id',
    bytes: () => bytesOf(slip({ on: '2026-05-15' })),
  },
  { says: 'Uploads.Warning.TooManyPages', type: 'payslip', bytes: async () => longScan(300) },
  { says: 'Upload.Error.Empty', type: 'payslip', bytes: async () => Buffer.alloc(0) },
  { says: 'Upload.Error.Zip', type: 'payslip', bytes: async () => Buffer.from('PK\x03\x04 papers') },
  { says: 'Upload.Error.Program', type: 'payslip', bytes: async () => Buffer.from('MZ\x90\x00 not a paper') },
  // The newest month is left out. Nothing but her salary arrives in these two, though she named a pension.
  {
    says: 'checks.R_BANK_RECENT.failed',
    type: 'bank_statement',
    as: 'lena',
    bytes: () => bytesOf(paper('lena', 'bank_statement', { place: 1 })),
  },
  {
    says: 'checks.R_BANK_DECLARED_NOT_SEEN.named',
    type: 'bank_statement',
    as: 'lena',
    bytes: () => bytesOf(paper('lena', 'bank_statement')),
  },
  {
    says: ['checks.R_PAYSLIP_EMPLOYER_MATCH.failed', 'checks.R_PAYSLIP_RECENT.failed'],
    type: 'payslip',
    as: 'lena',
    bytes: () => bytesOf(paper('lena', 'payslip', { place: 1, on: longAgo })),
  },
  { says: null, type: 'work_contract', as: 'lena', bytes: () => bytesOf(paper('matthias', 'work_contract')) },
  {
    says: 'checks.R_BANK_SALARY_FOUND.failed',
    type: 'bank_statement',
    as: 'renate',
    bytes: () => bytesOf(paper('sofia', 'bank_statement')),
  },
  {
    says: 'checks.R_BANK_RENT_FOUND.missing',
    type: 'bank_statement',
    as: 'renate',
    bytes: () => bytesOf(paper('sofia', 'bank_statement', { place: 1 })),
  },
  {
    says: 'checks.R_BANK_UNDECLARED_INCOME.failed',
    type: 'bank_statement',
    as: 'renate',
    bytes: () => bytesOf(paper('sofia', 'bank_statement', { place: 2 })),
  },
  {
    says: 'checks.R_PDF_ORIGINAL.fraud',
    type: 'bank_statement',
    bytes: async () => bytesOf(whiteBox.forge(await statement(), 'careless', chance)),
    fields: UNICREDIT,
  },
  {
    says: 'checks.R_PDF_ORIGINAL.merged',
    type: 'bank_statement',
    bytes: async () => bytesOf(mergedPeople.forge(await statement({ seed: 'merged' }), 'expert', chance)),
    fields: UNICREDIT,
  },
  {
    says: 'checks.R_PDF_ORIGINAL.other',
    type: 'payslip',
    bytes: async () => bytesOf(whiteBox.forge(await slip({ seed: 'whitened' }), 'expert', chance)),
  },
  {
    says: 'checks.R_PDF_ORIGINAL.other',
    type: 'payslip',
    bytes: async () => bytesOf(noteOverAmount.forge(await slip({ seed: 'noted' }), 'expert', chance)),
  },
  {
    says: 'checks.R_PDF_ORIGINAL.warning',
    type: 'payslip',
    bytes: async () => bytesOf(retitledMonth.forge(await slip({ seed: 'noted' }), 'careless', chanceOf('retitled'))),
  },
  {
    says: 'checks.R_PDF_ORIGINAL.scan',
    type: 'bank_statement',
    bytes: async () => bytesOf(scannedWithText.treat(await statement({ seed: 'scanned' }), chance)),
    fields: UNICREDIT,
  },
  {
    says: 'checks.R_ID_EXPIRED.failed',
    type: 'national_id',
    bytes: () => sheet('giulia', { type: 'passport', side: 'front', on: '2013-05-01' }),
  },
  {
    says: 'checks.R_ID_NAME_NOT_DETECTED.failed',
    type: 'national_id',
    bytes: () => sheet('giulia', { type: 'id_card', side: 'back' }),
  },
  {
    says: 'checks.R_ID_NAME_MATCH.failed',
    type: 'national_id',
    bytes: () => sheet('lena', { type: 'passport', side: 'front' }),
  },
  {
    says: 'checks.R_ID_COUNTRY_MATCH.failed',
    type: 'national_id',
    as: 'lena',
    bytes: () => sheet('lena', { type: 'passport', side: 'front' }),
  },
  // What this one lacks is told as months that are missing.
  {
    says: null,
    type: 'bank_statement',
    as: 'marco',
    bytes: () => bytesOf(paper('marco', 'bank_statement', { place: 5 })),
  },
];
