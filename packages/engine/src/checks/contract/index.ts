import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyReading } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { contractAllPages } from './all-pages.ts';
import { contractDated } from './dated.ts';
import { fixedTerm } from './fixed-term.ts';
import { contractKindDeclared } from './kind-declared.ts';
import { contractParties } from './parties.ts';
import { contractPdf } from './pdf.ts';
import { probationOver } from './probation.ts';
import { contractSalarySums } from './salary-sums.ts';
import { salaryVersusPayslip } from './salary-versus-payslip.ts';
import { contractSigned } from './signed.ts';
import { contractStarted } from './started.ts';

export const contractPageRules = [contractAllPages, contractSigned, contractSalarySums] as const;

export const contractRules = [
  contractPdf,
  contractParties,
  contractDated,
  contractStarted,
  probationOver,
  fixedTerm,
  contractKindDeclared,
  salaryVersusPayslip,
] as const;

export const contractChecks = {
  evidence: checksAbout(everyReading<'work_contract', InspectedPaper>('work_contract'), contractPageRules),
  paper: checksAbout(everyReading('work_contract'), contractRules),
  set: [],
} satisfies ChapterChecks;
