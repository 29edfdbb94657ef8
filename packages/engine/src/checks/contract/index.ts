import { checksAbout } from '../run/check.ts';
import { everyReading } from '../run/subjects.ts';
import { contractAllPages } from './all-pages.ts';
import { contractDated } from './dated.ts';
import { fixedTerm } from './fixed-term.ts';
import { contractKindDeclared } from './kind-declared.ts';
import { contractParties } from './parties.ts';
import { contractPdf } from './pdf.ts';
import { probationOver } from './probation.ts';
import { salaryVersusPayslip } from './salary-versus-payslip.ts';
import { contractSigned } from './signed.ts';
import { contractStarted } from './started.ts';

export const contractRules = [
  contractPdf,
  contractParties,
  contractAllPages,
  contractSigned,
  contractDated,
  contractStarted,
  probationOver,
  fixedTerm,
  contractKindDeclared,
  salaryVersusPayslip,
] as const;

export const contractChecks = checksAbout(everyReading('work_contract'), contractRules);
