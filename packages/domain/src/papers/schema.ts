import type { FieldKind, FieldValues, PaperSchema } from './field-kinds.ts';
import type { PaperKind, PaperType, paperTypes } from './kinds.ts';
import { accountStatement } from './schemas/account-statement.ts';
import {
  annualAccounts,
  benefitNotice,
  childBenefitNotice,
  pensionNotice,
  prepaymentNotice,
} from './schemas/fiscal.ts';
import * as germany from './schemas/fiscal-germany.ts';
import * as italy from './schemas/fiscal-italy.ts';
import { f24, isee, residenceCertificate } from './schemas/household.ts';
import { identity } from './schemas/identity.ts';
import { payslip } from './schemas/payslip.ts';
import { rentalContract } from './schemas/rental-contract.ts';
import { employerConfirmation, workContract } from './schemas/work-contract.ts';

/** Papers that are only known by name. */
const unread = {} as const satisfies PaperSchema;

/** The fields of every type of paper: what readers answer, rules and figures may ask for, and words are there for. */
export const paperSchemas = {
  id_card: identity,
  paper_id_card: identity,
  passport: identity,
  residence_permit: identity,
  fiscal_card: identity,
  visa: identity,
  payslip,
  account_statement: accountStatement,
  cu: italy.cu,
  modello_730: italy.modello730,
  redditi_pf: italy.redditiPf,
  redditi_pf_receipt: italy.redditiPfReceipt,
  naspi: italy.naspi,
  lohnsteuerbescheinigung: germany.lohnsteuerbescheinigung,
  est_bescheid: germany.estBescheid,
  bwa: germany.bwa,
  euer: germany.euer,
  pension_notice: pensionNotice,
  alg_bescheid: germany.algBescheid,
  elterngeld_bescheid: germany.elterngeldBescheid,
  work_contract: workContract,
  presence_sheet: unread,
  card_statement: unread,
  loan_statement: unread,
  securities_statement: unread,
  scalar_statement: unread,
  invoice: unread,
  f24,
  rental_contract: rentalContract,
  foreign_payslip: unread,
  employer_confirmation: employerConfirmation,
  child_benefit_notice: childBenefitNotice,
  benefit_notice: benefitNotice,
  prepayment_notice: prepaymentNotice,
  annual_accounts: annualAccounts,
  isee,
  residence_certificate: residenceCertificate,
  unknown: unread,
} as const satisfies Record<PaperType, PaperSchema>;

type Schemas = typeof paperSchemas;

export type TypeOfKind<Kind extends PaperKind> = (typeof paperTypes)[Kind][number];
export type KindOfType<Type extends PaperType> = {
  [Kind in PaperKind]: Type & TypeOfKind<Kind> extends never ? never : Kind;
}[PaperKind];

/** Names of the fields that a paper of one of these types may have. */
export type FieldOf<Type extends PaperType = PaperType> = Type extends PaperType ? keyof Schemas[Type] : never;

type KindIn<Type extends PaperType, Name extends PropertyKey> = Type extends PaperType
  ? Name extends keyof Schemas[Type]
    ? Schemas[Type][Name]
    : never
  : never;

export type ValueIn<Type extends PaperType, Name extends FieldOf<Type>> = FieldValues[KindIn<Type, Name> & FieldKind];

/** What a field holds, on whatever paper it stands. */
export type KindOfField<Name extends FieldOf> = KindIn<PaperType, Name>;

/** Names of the fields that hold one of these kinds of value. */
export type FieldHolding<Kind extends FieldKind, Type extends PaperType = PaperType> = {
  [Name in FieldOf<Type>]: KindIn<Type, Name> extends Kind ? Name : never;
}[FieldOf<Type>];

/** Fields that hold words, and fields that hold figures. */
export type TextField<Type extends PaperType = PaperType> = FieldHolding<'text' | 'id' | 'day' | 'month', Type>;
export type NumberField<Type extends PaperType = PaperType> = FieldHolding<'money' | 'number', Type>;

const kindsByName: ReadonlyMap<string, FieldKind> = new Map(
  Object.values<PaperSchema>(paperSchemas).flatMap((schema) => Object.entries(schema)),
);

/** What a field of this name holds, on whatever paper it stands; null where no paper has it. */
export const kindOfField = (name: string): FieldKind | null => kindsByName.get(name) ?? null;

/** A name that comes from outside: from a correction, or from the working of a rule. */
export const isField = (name: string): name is FieldOf => kindsByName.has(name);
