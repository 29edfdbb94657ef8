import { across } from './across.ts';
import { contract } from './contract.ts';
import { file } from './file.ts';
import { fiscal } from './fiscal.ts';
import { forensics } from './forensics.ts';
import { identifiers } from './identifiers.ts';
import { identity } from './identity.ts';
import { kind } from './kind.ts';
import { payslip } from './payslip.ts';
import { review } from './review.ts';
import { statement } from './statement.ts';

/** What all checks say, by rule. The build keeps of it the language on screen and no other. */
export const checkTexts = {
  ...file,
  ...kind,
  ...forensics,
  ...identity,
  ...identifiers,
  ...payslip,
  ...contract,
  ...fiscal,
  ...statement,
  ...across,
  ...review,
} as const;
