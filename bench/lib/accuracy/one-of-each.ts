import type { Day } from '@vesta/domain/dates/day';
import { addMonths, monthOf } from '@vesta/specimens/calendar';
import { chanceOf } from '@vesta/specimens/chance';
import { germanPayslipLayouts, italianPayslipLayouts, payslip } from '@vesta/specimens/layouts/payslip/index';
import { statementLayout, statementPaper } from '@vesta/specimens/layouts/statement/index';
import { statementsOf } from '@vesta/specimens/ledger/statement';
import { slipsOf } from '@vesta/specimens/pay/slips';
import { accountAt, bankLayouts } from '@vesta/specimens/people/accounts';
import { personOf } from '@vesta/specimens/people/person-of';
import { personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import type { Specimen } from '@vesta/specimens/truth';

const countries = ['IT', 'DE'] as const;
/** Enough that every form is met. */
const PEOPLE_PER_COUNTRY = 24;

async function* statements(today: Day, seed: string): AsyncGenerator<Specimen> {
  const last = addMonths(monthOf(today), -1);
  for (const country of countries)
    for (const layout of bankLayouts(country)) {
      const person = personOf(`${seed}-${layout}`, country, today);
      const account = accountAt(chanceOf(`${seed}-${layout}`), layout, person.account.opening);
      const { months } = statementLayout(layout);
      for (const statement of statementsOf({ ...person, account }, last, 1, months, seed))
        yield await statementPaper(statement);
    }
}

async function* slips(today: Day, seed: string): AsyncGenerator<Specimen> {
  const last = addMonths(monthOf(today), -1);
  for (const country of countries)
    for (const { name } of country === 'IT' ? italianPayslipLayouts : germanPayslipLayouts)
      for (let index = 0; index < PEOPLE_PER_COUNTRY; index += 1) {
        const person = personOf(`${seed}-${name}-${index}`, country, today);
        const [slip] = person.job ? slipsOf(person, person.job, last, seed) : [];
        if (!person.job || !slip) continue;
        yield await payslip(person, person.job, slip, name);
        break;
      }
}

/** Last those of the personas: few people have every form. */
async function* forms(today: Day, seed: string): AsyncGenerator<Specimen> {
  const kinds = ['fiscal_document', 'work_contract'] as const;
  for (const country of countries)
    for (let index = 0; index < PEOPLE_PER_COUNTRY; index += 1) {
      const person = personOf(`${seed}-${index}`, country, today);
      yield* await specimensOf(person, { today, seed, kinds });
    }
  for (const persona of Object.values(personas)) yield* await specimensOf(persona(today), { today, seed, kinds });
}

/** One paper of every layout, of people whom no other measurement knows as far as there are such. */
export async function oneOfEach(today: Day, seed: string): Promise<Specimen[]> {
  const papers = new Map<string, Specimen>();
  for (const source of [statements, slips, forms])
    for await (const paper of source(today, seed)) {
      const name = `${paper.truth.kind}, ${paper.truth.layout}`;
      if (!papers.has(name)) papers.set(name, paper);
    }
  return [...papers.values()];
}
