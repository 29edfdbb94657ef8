import { type ChapterChecks, checksAbout } from '../run/check.ts';
import { everyReading } from '../run/subjects.ts';
import type { InspectedPaper } from '../subject.ts';
import { activeContract } from './active-contract.ts';
import { amountDeclared } from './amount-declared.ts';
import { continuity } from './continuity.ts';
import { ebvFields } from './de/ebv-fields.ts';
import { insuranceRates } from './de/insurance-rates.ts';
import { minijob } from './de/minijob.ts';
import { oneOff } from './de/one-off.ts';
import { surcharges } from './de/surcharges.ts';
import { taxClassStable } from './de/tax-class-stable.ts';
import { wageTaxRecomputed } from './de/wage-tax.ts';
import { duplicateMonth } from './duplicate-month.ts';
import { employerMatch } from './employer-match.ts';
import { garnishment } from './garnishment.ts';
import { grossToNet } from './gross-to-net.ts';
import { extraMonths } from './it/extra-months.ts';
import { inpsRate } from './it/inps-rate.ts';
import { irpef } from './it/irpef.ts';
import { lulFields } from './it/lul-fields.ts';
import { severanceAccrual } from './it/severance-accrual.ts';
import { markedSample } from './marked-sample.ts';
import { monthsCovered } from './months-covered.ts';
import { payslipNameMatch } from './name-match.ts';
import { recent } from './recent.ts';
import { roundNumbers } from './round-numbers.ts';
import { seniority } from './seniority.ts';
import { allSlips } from './slips.ts';
import { sums } from './sums.ts';
import { yearToDate } from './year-to-date.ts';
import { yearTotals } from './year-totals.ts';

/** Each slip by the words that stand on it. */
export const slipWordRules = [lulFields, severanceAccrual, minijob, wageTaxRecomputed, surcharges] as const;

/** Each slip by itself. */
export const slipRules = [
  payslipNameMatch,
  markedSample,
  sums,
  yearTotals,
  grossToNet,
  garnishment,
  roundNumbers,
  inpsRate,
  irpef,
  ebvFields,
  insuranceRates,
  oneOff,
] as const;

/** All slips together. */
export const slipsRules = [
  employerMatch,
  monthsCovered,
  continuity,
  recent,
  duplicateMonth,
  yearToDate,
  amountDeclared,
  seniority,
  activeContract,
  extraMonths,
  taxClassStable,
] as const;

export const payslipChecks = {
  evidence: checksAbout(everyReading<'payslip', InspectedPaper>('payslip'), slipWordRules),
  paper: checksAbout(everyReading('payslip'), slipRules),
  set: checksAbout(allSlips, slipsRules),
} satisfies ChapterChecks;
