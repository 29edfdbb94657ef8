import type { KeptPaper } from '../papers/kept-paper.ts';
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

/** One line per chapter. The runner puts them in the order of the chapters. */
export const chapterChecks = [
  fileChecks,
  kindChecks,
  forensicChecks,
  identityChecks,
  identifierChecks,
  payslipChecks,
  contractChecks,
  fiscalChecks,
  statementChecks,
  acrossChecks,
] as const;

/** Asked once, while the file is read. */
export const evidenceChecks: readonly Check[] = chapterChecks.flatMap<Check>(({ evidence }) => evidence);

/** Asked of each paper, as often as somebody wants to know. */
export const paperChecks: readonly Check<KeptPaper>[] = chapterChecks.flatMap<Check<KeptPaper>>(({ paper }) => paper);

/** Asked of all papers of one person. */
export const setChecks: readonly Check<KeptPaper>[] = chapterChecks.flatMap<Check<KeptPaper>>(({ set }) => set);

/** Every check there is. */
export const checks: readonly Check[] = [...evidenceChecks, ...paperChecks, ...setChecks];
