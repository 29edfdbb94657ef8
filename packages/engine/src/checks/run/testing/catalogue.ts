import { acrossCases } from '../../across/cases/index.ts';
import { contractCases } from '../../contract/cases/index.ts';
import { fileCases } from '../../file/cases/index.ts';
import { fiscalCases } from '../../fiscal/cases/index.ts';
import { forensicsCases } from '../../forensics/cases/index.ts';
import { identifiersCases } from '../../identifiers/cases/index.ts';
import { identityCases } from '../../identity/cases/index.ts';
import { kindCases } from '../../kind/cases/index.ts';
import { payslipCases } from '../../payslip/cases/index.ts';
import { statementCases } from '../../statement/cases/index.ts';

/** Every check, each with the situations in which it passes, fails, stands at its boundary and stays open. */
export const catalogue = [
  ...fileCases,
  ...kindCases,
  ...forensicsCases,
  ...identityCases,
  ...identifiersCases,
  ...payslipCases,
  ...contractCases,
  ...fiscalCases,
  ...statementCases,
  ...acrossCases,
];
