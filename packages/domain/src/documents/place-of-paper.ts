import type { PaperType } from '../papers/kinds.ts';
import type { DocumentType } from './types.ts';

/** What an employer certifies once a year has a place of its own beside tax returns; either takes the other. */
const yearly: readonly DocumentType[] = ['cud', 'fiscal_doc'];
const taxes: readonly DocumentType[] = ['fiscal_doc', 'cud'];

/** Where a paper may stand, by what it was found to be, the best place first. */
const places: Readonly<Partial<Record<PaperType, readonly DocumentType[]>>> = {
  payslip: ['payslip'],
  account_statement: ['bank_statement'],
  work_contract: ['work_contract'],
  cu: yearly,
  lohnsteuerbescheinigung: yearly,
  modello_730: taxes,
  redditi_pf: taxes,
  redditi_pf_receipt: taxes,
  naspi: taxes,
  est_bescheid: taxes,
  bwa: taxes,
  euer: taxes,
  pension_notice: taxes,
  alg_bescheid: taxes,
  elterngeld_bescheid: taxes,
  id_card: ['national_id'],
  paper_id_card: ['national_id'],
  passport: ['national_id'],
  residence_permit: ['national_id'],
  fiscal_card: ['national_id'],
};

/** The place that a paper belongs to, among those that the person is shown; null where there is none. */
export const placeOfPaper = (found: string | null, shown: readonly DocumentType[]): DocumentType | null =>
  Object.entries(places)
    .find(([type]) => type === found)?.[1]
    .find((type) => shown.includes(type)) ?? null;
