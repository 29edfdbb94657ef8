import type { Day } from '@vesta/domain/dates/day';
import { addMonths, monthOf } from '@vesta/specimens/calendar';
import { chanceOf } from '@vesta/specimens/chance';
import { germanPayslipLayouts, italianPayslipLayouts, payslip } from '@vesta/specimens/layouts/payslip/index';
import { statementLayout, statementPaper } from '@vesta/specimens/layouts/statement/index';
import { statementsOf } from '@vesta/specimens/ledger/statement';
import { slipsOf } from '@vesta/specimens/pay/slips';
import { accountAt, bankLayouts } from '@vesta/specimens/people/accounts';
import type { Person } from '@vesta/specimens/people/person';
import { personOf } from '@vesta/specimens/people/person-of';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';

const countries = ['IT', 'DE'] as const;
/** Enough that every statement layout is met more than once. */
const PEOPLE_PER_COUNTRY = 24;
const SLIPS_PER_LAYOUT = 4;
const STATEMENTS_PER_BANK = 3;
const digital = ['payslip', 'bank_statement', 'fiscal_document', 'work_contract'] as const;

const peopleOf = (today: Day): Person[] =>
  countries.flatMap((country) =>
    Array.from({ length: PEOPLE_PER_COUNTRY }, (_, index) => personOf(`bench-${index}`, country, today)),
  );

/** Everything that people of all kinds would upload as a file, and further slips until every layout was met. */
export async function* digitalSpecimens(today: Day): AsyncGenerator<Specimen> {
  for (const person of [...Object.values(personas).map((persona) => persona(today)), ...peopleOf(today)])
    yield* await specimensOf(person, { today, seed: 'bench', kinds: digital });
  yield* slipsInEveryLayout(today);
  yield* statementsOfEveryBank(today);
}

async function* statementsOfEveryBank(today: Day): AsyncGenerator<Specimen> {
  const last = addMonths(monthOf(today), -1);
  for (const country of countries)
    for (const layout of bankLayouts(country))
      for (let index = 0; index < STATEMENTS_PER_BANK; index += 1) {
        const person = personOf(`account-${index}`, country, today);
        const account = accountAt(chanceOf(`${layout}-${index}`), layout, person.account.opening);
        const { months } = statementLayout(layout);
        for (const statement of statementsOf({ ...person, account }, last, 1, months, 'bench'))
          yield await statementPaper(statement);
      }
}

async function* slipsInEveryLayout(today: Day): AsyncGenerator<Specimen> {
  const last = addMonths(monthOf(today), -1);
  for (const country of countries) {
    const layouts = country === 'IT' ? italianPayslipLayouts : germanPayslipLayouts;
    for (const { name } of layouts)
      for (let index = 0; index < SLIPS_PER_LAYOUT; index += 1) {
        const person = personOf(`slip-${index}`, country, today);
        if (!person.job) continue;
        for (const slip of slipsOf(person, person.job, last, 'bench'))
          yield await payslip(person, person.job, slip, name);
      }
  }
}
