import { addMonths, monthOf } from '../../calendar.ts';
import { germanYear, italianYear } from '../../pay/year.ts';
import type { Job, Pension, Person } from '../../people/person.ts';
import type { Specimen } from '../../truth.ts';
import type { Draw } from '../draw.ts';
import { assessmentByChance } from './assessment.ts';
import { benefitFor, naspiByChance, unemploymentByChance } from './benefit.ts';
import { cuByChance } from './cu.ts';
import { germanPensionByChance, italianPensionByChance } from './pension.ts';
import { obisByChance, pensionGrantByChance } from './pension-grant.ts';
import { sevenThirtyByChance } from './seven-thirty.ts';
import { styleOf } from './style.ts';
import { taxReturnByChance } from './tax-return.ts';
import { wageTaxCertificateByChance } from './wage-tax-certificate.ts';

const pensionFor = ({ chance }: Draw): Pension => ({
  since: `${chance.between(2017, 2025)}-0${chance.between(1, 9)}-01`,
  gross: chance.between(1050, 2650) * 100,
  number: chance.digits(8),
});

/** Of whom a certificate of last year tells, that person worked then. */
export const hiredBefore = (job: Job, year: number): Job => {
  const hired = job.hired < `${year}-06-01` ? job.hired : `${year}-03-01`;
  return {
    ...job,
    hired,
    gross: job.gross.map((step, at) => (at === 0 ? { ...step, from: hired.slice(0, 7) } : step)),
  };
};

/** A tax paper or pension letter of that person, printed in a way that chance decides. */
export function fiscalByChance(draw: Draw, person: Person, today: string, seed: string): Promise<Specimen> {
  const { country } = person;
  const style = styleOf(draw, country);
  const year = Number(today.slice(0, 4)) - 1;
  if (!person.job) throw new Error('whoever has these papers works');
  const job = hiredBefore(person.job, year);
  if (country === 'IT') {
    const sums = italianYear(person, job, year, seed);
    return draw.one<() => Promise<Specimen>>([
      ['form CU', () => cuByChance(draw, style, person, job, sums, year), 3],
      ['form 730-3', () => sevenThirtyByChance(draw, style, person, sums, year), 2],
      [
        'form pension',
        () =>
          italianPensionByChance(
            draw,
            style,
            person,
            pensionFor(draw),
            addMonths(monthOf(today), -draw.chance.between(0, 4)),
          ),
        1,
      ],
      ['form Redditi PF', () => taxReturnByChance(draw, style, person, year), 2],
      ['form OBIS-M', () => obisByChance(draw, style, person, pensionFor(draw), year + 1), 1],
      ['form NASpI', () => naspiByChance(draw, style, person, benefitFor(draw, 'naspi')), 1],
    ])();
  }
  const sums = germanYear(person, job, year, seed);
  if (!sums) throw new Error('somebody who was hired before has sums of the year');
  return draw.one<() => Promise<Specimen>>([
    ['form wage tax certificate', () => wageTaxCertificateByChance(draw, style, person, job, sums, year), 3],
    ['form assessment', () => assessmentByChance(draw, style, person, sums.gross, year), 2],
    ['form pension', () => germanPensionByChance(draw, style, person, pensionFor(draw), year + 1), 1],
    ['form pension granted', () => pensionGrantByChance(draw, style, person, pensionFor(draw)), 1],
    ['form unemployment', () => unemploymentByChance(draw, style, person, benefitFor(draw, 'arbeitslosengeld')), 1],
  ])();
}
