import type { ApplicantData } from '@vesta/engine/checks/applicant';
import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import { type StoredPaper, storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import { buildReport } from '@vesta/engine/report/build-report';
import { type PersonaName, personas } from '@vesta/specimens/personas/index';
import { specimensOf } from '@vesta/specimens/specimens-of';
import { describe, expect, test } from 'vitest';

const today = '2026-11-15';

type Persona = ReturnType<(typeof personas)[PersonaName]>;

/** What this person would say in the forms. */
const applicantOf = ({ job, household, ...person }: Persona): ApplicantData => ({
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
  wanted_rent: null,
  chosen_bank: null,
  lease_start: null,
});

async function papersOf(person: Persona): Promise<StoredPaper[]> {
  const kinds = ['payslip', 'work_contract', 'bank_statement', 'fiscal_document'] as const;
  const papers: StoredPaper[] = [];
  for (const { name, bytes } of await specimensOf(person, { today, seed: 'report', kinds })) {
    papers.push(storedPaperOf(name, await inspectFile(bytes, { today, fileName: name })));
  }
  return papers;
}

/** Reads every paper that the persona would upload and makes the rent report from nothing else. */
async function reportOf(name: PersonaName, rent: number) {
  const person = personas[name](today);
  const applicant = applicantOf(person);
  const papers = await papersOf(person);
  const findings = checkSet(papers, { today, applicant });
  return buildReport({
    kind: 'rent',
    reportId: `VR-${name}`,
    today,
    region: person.country === 'IT' ? 'it' : 'de',
    role: 'main-applicant',
    status: person.status,
    applicant,
    declaredSources: [],
    declaredDebts: 0,
    keepsRent: false,
    household: { adults: 1, minors: 0 },
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

// They read files and ask no database: once is enough.
describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'REP-01 the figures of the personas, worked out by hand',
  () => {
    test('Giulia, open-ended with thirteen pays and a car to pay off', { timeout: 60_000 }, async () => {
      const report = await reportOf('giulia', 58_000);
      // Nets 1,734.99, 1,726.25, 1,734.99: middle 1,734.99. × (12 + 0.83) / 12 = 1,854.99.
      expect(report.employment.monthly_income).toEqual({ value: 185_499, net_value: 173_499 });
      expect(report.employment.commitments).toBe(18_250);
      // 0.33 × 1,854.99 = 612.14, below 0.43 × 1,854.99 − 182.50 = 615.14; 0.25 gives 463.74, 0.40 gives 741.99.
      expect(report.monthly_affordability).toMatchObject({ min: 46_300, value: 61_200, max: 74_100 });
      // 60 × 580 / 612 = 56.86.
      expect(report.monthly_affordability.percentage).toBe(56.9);
      expect(report.employment.actual_monthly_rent).toMatchObject({ value: 72_000, valid: true });
      expect(report.certainty[0]).toMatchObject({ about: 'income', grade: 'strong', reason: 'paper_and_bank_agree' });
      expect(report.aggregated_error_messages).toEqual([]);
    });

    test('Marco, flat-rate regime: the tax return sets the figure', { timeout: 60_000 }, async () => {
      const report = await reportOf('marco', 80_000);
      // 42,000 × 78 % = 32,760; less 8,541 contributions and 3,633 tax = 20,586; a twelfth is 1,715.50.
      // Bank: (3,162.26 + 3,473.04 + 2,568.91 + 2,683.74 + 3,281.19 + 3,487.19) / 6 × 0.70 = 2,176.57, the higher one.
      expect(report.employment.monthly_income.value).toBe(171_550);
      const own = report.explain.find(({ figure }) => figure === 'self_employment_income');
      expect(own?.inputs.find(({ name }) => name === 'banked_net')?.value).toBe(217_657);
      expect(report.monthly_affordability).toMatchObject({ min: 42_800, value: 56_600, max: 68_600, percentage: 100 });
      expect(report.aggregated_error_messages.map(({ msg }) => msg)).toEqual(['guarantor_needed']);
    });

    test('Lena, twelve German pays', { timeout: 60_000 }, async () => {
      const report = await reportOf('lena', 95_000);
      // Nets 2,605.92, 2,683.36, 2,574.68: middle 2,605.92; × 0.25, 0.33, 0.40 = 651.48, 859.95, 1,042.37.
      expect(report.employment.monthly_income).toEqual({ value: 260_592, net_value: 260_592 });
      expect(report.monthly_affordability).toMatchObject({ min: 65_100, value: 85_900, max: 104_200 });
      // 60 + 40 × (950 − 859) / (1,042 − 859) = 79.89.
      expect(report.monthly_affordability.percentage).toBe(79.9);
    });

    test('Chiara, half a week employed and half on her own account', { timeout: 60_000 }, async () => {
      const report = await reportOf('chiara', 60_000);
      // 1,166.68 × (12 + 2 × 0.83) / 12 = 1,328.07.
      expect(report.employment.employment_monthly_income).toBe(132_807);
      // 15,000 × 78 % = 11,700; less 3,050 and 1,298 = 7,352; a twelfth is 612.67. Together 1,940.74.
      expect(report.employment.monthly_income.value).toBe(194_074);
      expect(report.monthly_affordability).toMatchObject({ min: 48_500, value: 64_000, max: 77_600 });
      // 60 × 600 / 640 = 56.25.
      expect(report.monthly_affordability.percentage).toBe(56.3);
    });

    test('Ngozi, a fixed term with nine months left', { timeout: 60_000 }, async () => {
      const report = await reportOf('ngozi', 48_000);
      // 1,443.61 × (12 + 2 × 0.83) / 12 = 1,643.31; until 31 August 2027 counts 80 % = 1,314.65.
      expect(report.employment).toMatchObject({ type_of_contract: 'fixed_term', contract_end: '2027-08-31' });
      expect(report.employment.monthly_income.value).toBe(131_465);
      expect(report.monthly_affordability).toMatchObject({ min: 32_800, value: 43_300, max: 52_500 });
      // 60 + 40 × (480 − 433) / (525 − 433) = 80.43.
      expect(report.monthly_affordability.percentage).toBe(80.4);
    });
  },
);
