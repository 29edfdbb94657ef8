import type { MortgageReport } from '@vesta/domain/report/mortgage-report';
import type { RapidReport } from '@vesta/domain/report/rapid-report';
import type { RentReport } from '@vesta/domain/report/rent-report';
import type { Report } from '@vesta/domain/report/report';
import { analyse } from '../analysis/analyse.ts';
import { buildMortgageReport } from './build-mortgage.ts';
import { buildRapidReport } from './build-rapid.ts';
import { buildRentReport } from './build-rent.ts';
import type { ReportInput } from './input.ts';

export function buildReport(input: ReportInput & { readonly kind: 'rent' }): RentReport;
export function buildReport(input: ReportInput & { readonly kind: 'rapid' }): RapidReport;
export function buildReport(input: ReportInput & { readonly kind: 'mortgage' }): MortgageReport;
export function buildReport(input: ReportInput): Report;
/** The report of one person, from papers and findings alone: the same in gives the same out, letter for letter. */
export function buildReport(input: ReportInput): Report {
  const analysis = analyse(input);
  switch (input.kind) {
    case 'rent':
      return buildRentReport(input, analysis);
    case 'rapid':
      return buildRapidReport(input, analysis);
    case 'mortgage':
      return buildMortgageReport(input, analysis);
  }
}
