import type { KeptPaper } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile, wholeSet } from '../run/subjects.ts';
import { addressAcross } from './address.ts';
import { annualAcross } from './annual.ts';
import { birthDateAcross } from './birth-date.ts';
import { contactReuse } from './contact-reuse.ts';
import { crossApplicantCopy } from './cross-applicant-copy.ts';
import { employerChain } from './employer-chain.ts';
import { familyTaxClass } from './family-tax-class.ts';
import { hireDate } from './hire-date.ts';
import { payslipNetInBank } from './payslip-net-in-bank.ts';
import { taxClassAcross } from './tax-class.ts';

/** About one file among those of all applicants. */
export const copyRules = [crossApplicantCopy] as const;

/** About all papers of one person. */
export const acrossRules = [
  payslipNetInBank,
  employerChain,
  hireDate,
  annualAcross,
  addressAcross,
  birthDateAcross,
  taxClassAcross,
  familyTaxClass,
  contactReuse,
] as const;

export const acrossChecks = {
  evidence: [],
  paper: [],
  set: [...checksAbout(everyFile<KeptPaper>, copyRules), ...checksAbout(wholeSet, acrossRules)],
} satisfies ChapterChecks;
