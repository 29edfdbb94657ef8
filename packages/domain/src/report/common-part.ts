import * as z from 'zod/mini';
import { audiences } from './audience.ts';
import { certainty } from './certainty.ts';
import { checkLine } from './check-line.ts';
import { checksTally } from './checks-tally.ts';
import { employmentPart } from './employment.ts';
import { evidence } from './evidence.ts';
import { explanation } from './explain.ts';
import { reportMessage } from './flags.ts';
import { payslipsControls, payslipsIncome } from './incomes.ts';
import { modelInfo } from './model-info.ts';
import { coverageTable, monthRow } from './monthly.ts';
import { ownRoom } from './own-room.ts';
import { otherDocument, personalDetails } from './people.ts';

/** What every report has, whatever it is for. */
export const commonPart = {
  report_id: z.string(),
  generated_on: z.string(),
  valid_until: z.string(),
  /** `owner` sees everything; anybody else what `forRecipient` lets through. */
  audience: z.enum(audiences),
  model: modelInfo,
  personal_details: personalDetails,
  listing_info: z.object({ company_name: z.nullable(z.string()), title: z.nullable(z.string()) }),
  employment: employmentPart,
  /** In guarantors' reports alone; absent in reports of model 1.1 and before. */
  own_room: z.optional(z.nullable(ownRoom)),
  payslips_incomes: z.array(payslipsIncome),
  payslips_controls: payslipsControls,
  other_documents: z.array(otherDocument),
  aggregated_error_messages: z.array(reportMessage),
  certainty: z.array(certainty),
  checks: z.array(checkLine),
  /** Over all checks, also over those that a reader is not shown. */
  checks_tally: checksTally,
  monthly: z.array(monthRow),
  coverage: coverageTable,
  evidence: z.array(evidence),
  explain: z.array(explanation),
};
