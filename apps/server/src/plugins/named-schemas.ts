import { failure } from '@vesta/domain/failure';
import { aggregatedReport } from '@vesta/domain/report/aggregated-report';
import { explanation } from '@vesta/domain/report/explain';
import { mortgageReport } from '@vesta/domain/report/mortgage-report';
import { rapidReport } from '@vesta/domain/report/rapid-report';
import { rentReport } from '@vesta/domain/report/rent-report';
import * as z from 'zod';

/** What many calls answer stands once in the description, under its name. */
const named = {
  Failure: failure,
  Explanation: explanation,
  RentReport: rentReport,
  MortgageReport: mortgageReport,
  RapidReport: rapidReport,
  HouseholdReport: aggregatedReport,
};

/** May be called for several servers of one process. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(named))
    if (!z.globalRegistry.has(schema)) z.globalRegistry.add(schema, { id });
}
