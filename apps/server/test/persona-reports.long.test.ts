import type { ApplicantData } from '@vesta/engine/papers/applicant';
import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import { type StoredPaper, storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import { buildReport } from '@vesta/engine/report/build-report';
import { figures } from '@vesta/specimens/personas/figures';
import { type PersonaName, personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { describe, expect, test } from 'vitest';
import { asDemonstrated } from '../src/adapters/engine/taking-specimens.ts';

const today = '2026-11-15';

type Persona = ReturnType<(typeof personas)[PersonaName]>;

/** What they live from, where that is not their work. */
const sourcesOf = ({ pension, benefit }: Persona): string[] => [
  ...(pension ? ['Pension'] : []),
  ...(benefit ? [benefit.kind === 'elterngeld' ? 'Parental benefit' : 'Unemployment benefit'] : []),
];

/** What this person would say in the forms. */
const applicantOf = (who: Persona): ApplicantData => {
  const { job, household, ...person } = who;
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    birth_date: person.birthDay,
    birth_place: person.birthPlace.name,
    sex: person.sex,
    nationality: person.country,
    fiscal_code: person.fiscalCode,
    address: null,
    employment_status: person.status,
    employer: job?.employer.name ?? null,
    contract_type: job ? (job.contract === 'open_ended' ? 'open-ended' : 'close-ended') : null,
    paychecks_per_year: job?.payments ?? null,
    declared_income: null,
    declared_rent: household.rent?.amount ?? null,
    declared_other_income: null,
    names_other_income: sourcesOf(who).length > 0,
    income_sources: sourcesOf(who),
    wanted_rent: null,
    chosen_bank: null,
    lease_start: null,
  };
};

async function papersOf(person: Persona): Promise<StoredPaper[]> {
  const kinds = ['payslip', 'work_contract', 'bank_statement', 'fiscal_document'] as const;
  const papers: StoredPaper[] = [];
  for (const { name, bytes } of await specimensOf(person, { today, seed: 'report', kinds })) {
    papers.push(storedPaperOf(name, await inspectFile(bytes, { today, fileName: name })));
  }
  return papers;
}

/** Reads every paper that the persona would upload and makes the rent report from nothing else. */
async function reportOf(name: PersonaName) {
  const { rent, household } = figures[name];
  const person = personas[name](today);
  const applicant = applicantOf(person);
  const papers = await papersOf(person);
  // Their papers say that they are specimens, which a demonstration takes for real.
  const findings = checkSet(papers, { today, applicant }).map(asDemonstrated);
  return buildReport({
    kind: 'rent',
    reportId: `VR-${name}`,
    today,
    region: person.country === 'IT' ? 'it' : 'de',
    role: 'main-applicant',
    status: person.status,
    applicant,
    declaredSources: sourcesOf(person),
    declaredDebts: 0,
    keepsRent: false,
    household,
    coApplicants: 0,
    papers,
    findings,
    person: {
      id: name,
      email: null,
      mobile: null,
      birthAddress: null,
      currentAddress: null,
      livingSituation: null,
      hasPets: null,
      petsDetails: null,
    },
    listing: null,
    rent: { cents: rent, isCold: false },
    members: [],
    guarantors: [],
    questions: [],
    descriptions: {},
    mortgage: null,
  });
}

/** The rents of Germans are warm ones, a quarter above the cold rent that a deposit counts. */
const coldOf = (rent: number, name: PersonaName): number =>
  personas[name](today).country === 'IT' ? rent : Math.round(rent / 1.25);

// They read files and ask no database: once is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')('REP-01 the figures of the personas', () => {
  test.each(Object.keys(personas) as PersonaName[])('%s: as worked out by hand', { timeout: 60_000 }, async (name) => {
    const report = await reportOf(name);
    if (report.kind !== 'rent') throw new Error('not the report that was asked for');
    const { employment, monthly_affordability: range, deposit, aggregated_error_messages: remarks } = report;
    const { rent, income, net, commitments, paidRent, affordable, percentage, cash, depositCovered } = figures[name];
    expect({
      income: employment.monthly_income.value,
      net: employment.monthly_income.net_value,
      commitments: employment.commitments,
      paidRent: employment.actual_monthly_rent.value,
      affordable: [range.min, range.value, range.max],
      percentage: range.percentage,
      cash: employment.average_cash_balance.value,
      deposit,
      remarks: remarks.map(({ msg }) => msg),
    }).toEqual({
      income,
      net,
      commitments,
      paidRent,
      affordable,
      percentage,
      cash,
      deposit: expect.objectContaining({ required: 3 * coldOf(rent, name), balance: cash, covered: depositCovered }),
      remarks: figures[name].remarks,
    });
  });

  test.each(['rosa', 'werner'] as const)(
    '%s: a pension counts in full, surely, and nothing is held against it',
    {
      timeout: 60_000,
    },
    async (name) => {
      const report = await reportOf(name);
      const weights = report.explain.find(({ figure }) => figure === 'monthly_income')?.weights;
      expect(weights).toMatchObject([{ income: 'pension', percent: 100, reason: 'pension' }]);
      expect(report.certainty[0]).toMatchObject({ about: 'income', grade: 'strong', reason: 'letter_and_bank_agree' });
      expect(report.checks.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule)).toEqual([]);
    },
  );
});
