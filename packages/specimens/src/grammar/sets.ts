import { addMonths, monthOf, monthsFrom } from '../calendar.ts';
import { statementsOf } from '../ledger/statement.ts';
import { slipsOf } from '../pay/slips.ts';
import { germanYear, italianYear } from '../pay/year.ts';
import type { Job, Person } from '../people/person.ts';
import { personOf } from '../people/person-of.ts';
import type { Specimen } from '../truth.ts';
import { accountWith, type Bank, bankFor } from './banks.ts';
import { contractByChance } from './contract/index.ts';
import { drawOf } from './draw.ts';
import { cuByChance } from './fiscal/cu.ts';
import { hiredBefore } from './fiscal/index.ts';
import { styleOf } from './fiscal/style.ts';
import { wageTaxCertificateByChance } from './fiscal/wage-tax-certificate.ts';
import { TODAY } from './paper-by-chance.ts';
import { payslipByChance } from './payslip/index.ts';
import { statementByChance } from './statement/index.ts';

const MONTHS = 3;
const LAST = addMonths(monthOf(TODAY), -1);

/** Who the papers of each kind tell of: one and the same person, unless something contradicts. */
export interface Tellings {
  readonly slips: Person;
  readonly statements: Person;
  readonly certificate: Person;
  readonly contract: Person;
}

export interface PaperSet {
  readonly name: string;
  readonly person: Person;
  readonly papers: readonly Specimen[];
}

const jobOf = ({ job }: Person): Job => {
  if (!job) throw new Error('everybody in these sets works');
  return job;
};

/** An applicant who has worked since before last year, with an account at a bank of the grammar. */
export function applicantByChance(seed: string, index: number): { readonly person: Person; readonly bank: Bank } {
  const country = index % 2 === 0 ? 'IT' : 'DE';
  const draw = drawOf(`${seed}/set/${index}`);
  const bank = bankFor(draw, country);
  const someone = personOf(`${seed}/set${index}`, country, TODAY);
  const job = hiredBefore({ ...jobOf(someone), ends: null, contract: 'open_ended' }, Number(TODAY.slice(0, 4)) - 1);
  return { person: { ...someone, job, account: accountWith(draw.chance, bank, country) }, bank };
}

/** Three slips, three statements, last year's certificate and the contract; papers of one issuer share one layout. */
export async function papersOf(seed: string, told: Tellings, bank: Bank): Promise<Specimen[]> {
  const papers: Specimen[] = [];
  const job = jobOf(told.slips);
  for (const month of monthsFrom(addMonths(LAST, 1 - MONTHS), LAST))
    for (const slip of slipsOf(told.slips, job, month, seed))
      papers.push(await payslipByChance(drawOf(`${seed}/slips`), told.slips, job, slip));
  for (const statement of statementsOf(told.statements, LAST, MONTHS, 1, seed))
    papers.push(await statementByChance(drawOf(`${seed}/statements`), statement, bank));
  const year = Number(TODAY.slice(0, 4)) - 1;
  const draw = drawOf(`${seed}/certificate`);
  const { certificate } = told;
  if (certificate.country === 'IT') {
    const sums = italianYear(certificate, jobOf(certificate), year, seed);
    papers.push(await cuByChance(draw, styleOf(draw, 'IT'), certificate, jobOf(certificate), sums, year));
  } else {
    const sums = germanYear(certificate, jobOf(certificate), year, seed);
    if (sums)
      papers.push(
        await wageTaxCertificateByChance(draw, styleOf(draw, 'DE'), certificate, jobOf(certificate), sums, year),
      );
  }
  papers.push(await contractByChance(drawOf(`${seed}/contract`), told.contract, jobOf(told.contract)));
  return papers;
}

/** One applicant's papers, all telling the same. */
export async function setByChance(seed: string, index: number): Promise<PaperSet> {
  const { person, bank } = applicantByChance(seed, index);
  const told = { slips: person, statements: person, certificate: person, contract: person };
  return { name: `${seed}-${index}`, person, papers: await papersOf(`${seed}/set/${index}`, told, bank) };
}
