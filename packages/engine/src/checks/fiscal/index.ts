import type { KeptPaper } from '../../papers/kept-paper.ts';
import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyFile, everyReading } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { taxAllPages } from './all-pages.ts';
import { benefitValid } from './benefit-valid.ts';
import { taxClassification } from './classification.ts';
import { taxCodeMatch } from './code-match.ts';
import { assessmentKind } from './de/assessment-kind.ts';
import { businessFigures } from './de/business-figures.ts';
import { certificateVersusSlip } from './de/certificate-versus-slip.ts';
import { certificatePensionShare } from './de/pension-share.ts';
import { incomeVersusPayslips } from './income-versus-payslips.ts';
import { cuEmployer } from './it/cu-employer.ts';
import { cuProgressives } from './it/cu-progressives.ts';
import { flatRate } from './it/flat-rate.ts';
import { naspiAmount } from './it/naspi-amount.ts';
import { filed730, filedRedditi } from './it/return-filed.ts';
import { taxNames } from './names.ts';
import { taxSums } from './sums.ts';
import { taxYear } from './tax-year.ts';

export const fiscalPageRules = [taxAllPages, assessmentKind] as const;

export const fiscalRules = [
  taxYear,
  taxNames,
  taxCodeMatch,
  taxSums,
  incomeVersusPayslips,
  benefitValid,
  cuEmployer,
  cuProgressives,
  filed730,
  filedRedditi,
  flatRate,
  naspiAmount,
  certificateVersusSlip,
  certificatePensionShare,
  businessFigures,
] as const;

export const fiscalChecks = {
  evidence: checksAbout(everyReading<'fiscal_document', InspectedPaper>('fiscal_document'), fiscalPageRules),
  paper: [
    ...checksAbout(everyFile<KeptPaper>, [taxClassification]),
    ...checksAbout(everyReading('fiscal_document'), fiscalRules),
  ],
  set: [],
} satisfies ChapterChecks;
