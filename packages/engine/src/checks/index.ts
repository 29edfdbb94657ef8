import { acrossChecks } from './across/index.ts';
import { contractChecks } from './contract/index.ts';
import { fileChecks } from './file/index.ts';
import { fiscalChecks } from './fiscal/index.ts';
import { forensicChecks } from './forensics/index.ts';
import { identifierChecks } from './identifiers/index.ts';
import { identityChecks } from './identity/index.ts';
import { kindChecks } from './kind/index.ts';
import { payslipChecks } from './payslip/index.ts';
import type { Check } from './run/check.ts';
import { statementChecks } from './statement/index.ts';

/** Every check there is: one line per chapter. The runner puts them in the order of the chapters. */
export const checks: readonly Check[] = [
  ...fileChecks,
  ...kindChecks,
  ...forensicChecks,
  ...identityChecks,
  ...identifierChecks,
  ...payslipChecks,
  ...contractChecks,
  ...fiscalChecks,
  ...statementChecks,
  ...acrossChecks,
];
