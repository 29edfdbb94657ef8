import type { Day } from '@vesta/domain/dates/day';
import { bankDayFrom, shiftDays } from '../../calendar.ts';
import type { Job, Person } from '../../people/person.ts';
import type { Truth } from '../../truth.ts';

export const signedOn = (job: Job): Day => bankDayFrom(shiftDays(job.hired, -12), -1);

export const startingGross = (job: Job): number => job.gross[0]?.cents ?? 0;

export function contractTruth(
  person: Person,
  job: Job,
  layout: string,
  names: { person: string; employer: string },
): Truth {
  return {
    kind: 'work_contract',
    type: 'work_contract',
    country: person.country,
    layout,
    side: null,
    fields: {
      person_name: names.person,
      fiscal_id: person.fiscalCode,
      payer_name: names.employer,
      employment_kind: job.contract,
      employment_start: job.hired,
      employment_end: job.ends,
      gross_income: startingGross(job) * job.payments,
      issue_date: signedOn(job),
    },
    transactions: [],
  };
}
