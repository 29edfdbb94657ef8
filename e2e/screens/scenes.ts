import { personas as people } from '@vesta/specimens/personas/index';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { applications, declarations, documents, payments } from '../../apps/server/src/db/schema/index.ts';
import { type PersonaName, personas } from '../../apps/server/src/db/seed/personas.ts';
import { inTransaction } from '../../apps/server/src/db/transaction.ts';
import { type Answers, changeAnswers } from '../../apps/server/src/modules/applications/answers.ts';
import { completeSteps, declare } from '../../apps/server/src/modules/report/testing/complete-steps.ts';
import { payFor } from '../../apps/server/src/modules/report/testing/pay-for.ts';
import type { RunningHouse } from '../harness/house.ts';
import { handsIn, papersOf, saves, withoutPapers } from '../harness/papers.ts';

/** Reading takes the machine a while, and others work on it too. */
const READING_MS = 240_000;

const isRead = async ({ inside }: RunningHouse, applicationId: string): Promise<boolean> =>
  (
    await inside.database.orm
      .select({ status: documents.parseStatus })
      .from(documents)
      .where(eq(documents.applicationId, applicationId))
  ).every(({ status }) => status !== 'processing');

const set = ({ inside }: RunningHouse, name: PersonaName, values: Partial<typeof applications.$inferInsert>) =>
  inside.database.orm.update(applications).set(values).where(eq(applications.id, personas[name].applicationId));

const answered = (house: RunningHouse, name: PersonaName, more: Answers) =>
  inTransaction(house.inside.database, (tx) =>
    changeAnswers(house.inside, tx, personas[name].applicationId, (given) => ({ ...given, ...more })),
  );

const scenes = new WeakMap<RunningHouse, Promise<void>>();

/** Giulia's own papers, read by the reader itself, so that pages and boxes can be looked at. Done once per house. */
export function giuliaHasPapers(house: RunningHouse): Promise<void> {
  const standing = scenes.get(house) ?? readGiulia(house);
  scenes.set(house, standing);
  return standing;
}

async function readGiulia(house: RunningHouse): Promise<void> {
  await withoutPapers(house, 'giulia');
  const { birthDay, birthPlace, fiscalCode } = people.giulia(house.clock.now().toISOString().slice(0, 10));
  await saves(house, 'giulia', '/v2/personal-details/submit', {
    subStep: 1,
    fiscalCode,
    nationality: 'Italy',
    dateOfBirth: birthDay.split('-').reverse().join('/'),
    placeOfBirth: birthPlace.name,
  });
  const cards = (await papersOf(house, 'giulia', 'identity_document')).filter(({ truth }) => truth.type === 'id_card');
  await handsIn(house, 'giulia', '/v1/other-documents/upload', cards, { type: 'national_id' });
  await handsIn(house, 'giulia', '/v1/other-documents/upload', await papersOf(house, 'giulia', 'payslip'), {
    type: 'payslip',
  });
  await handsIn(
    house,
    'giulia',
    '/v1/other-documents/upload-fiscal',
    await papersOf(house, 'giulia', 'fiscal_document'),
    {
      type: 'cud',
    },
  );
  await handsIn(house, 'giulia', '/v1/bank-account/upload', await papersOf(house, 'giulia', 'bank_statement'), {
    type: 'bank_statement',
    abi: '02008',
  });
  await expect.poll(() => isRead(house, personas.giulia.applicationId), { timeout: READING_MS }).toBe(true);
}

/** A partner, a child and a guarantor beside Giulia. */
export async function giuliaHasHousehold(house: RunningHouse): Promise<void> {
  const member = { date_of_birth: '03/04/1990', role: 'Co-Applicant', relationship: 'Partner' };
  await saves(house, 'giulia', '/v1/personal-details/submit/additional', {
    ...{ employmentStatus: 'Employed', household_members_count: '4,1', typeOfContract: 'open-ended' },
    paychecksPerYear: 13,
    hhMembers: [
      { ...member, fullname: 'Anna Rossi', email: 'anna.rossi@posta.example' },
      { ...member, fullname: 'Leo Rossi', email: '', date_of_birth: '03/04/2015', relationship: 'Children' },
    ],
    guarantors: [{ fullname: 'Carlo Moretti', email: 'carlo.moretti@posta.example' }],
  });
}

/** Giulia at the end of her way, with the report paid for. */
export async function giuliaHasReport(house: RunningHouse): Promise<void> {
  await giuliaHasPapers(house);
  const { applicationId } = personas.giulia;
  await completeSteps(house.inside, personas.giulia);
  await house.inside.database.orm.delete(payments).where(eq(payments.applicationId, applicationId));
  await payFor(house.inside, applicationId);
  await set(house, 'giulia', { stepRouter: 'result', applicationType: 'rent' });
}

const mortgage = {
  identified_property: true,
  property_type: 'apartment',
  property_value: '150.000,00',
  loan_amount: '120.000,00',
  loan_percentage: 80,
  funds: '30.000,00',
  sources_of_fund: [
    { source: 'balance of bank account', amount: '25.000,00' },
    { source: 'by family members', amount: '5.000,00' },
  ],
} as unknown as NonNullable<Answers['mortgage_info']>;

/** The same papers for a loan. */
export async function giuliaHasMortgageReport(house: RunningHouse): Promise<void> {
  await giuliaHasReport(house);
  await answered(house, 'giulia', { mortgage_info: mortgage });
  await declare(house.inside, personas.giulia);
  await set(house, 'giulia', { applicationType: 'mortgage' });
}

/** A loan instead of a flat, for as long as a page is opened: others look at the same person. */
export const giuliaAppliesFor = (house: RunningHouse, applicationType: 'rent' | 'mortgage'): Promise<unknown> =>
  set(house, 'giulia', { applicationType });

/** All is handed in and declared, and nothing paid. */
export async function giuliaStandsAtPayment(house: RunningHouse): Promise<void> {
  await giuliaHasReport(house);
  await house.inside.database.orm.delete(payments).where(eq(payments.applicationId, personas.giulia.applicationId));
  await set(house, 'giulia', { stepRouter: 'payment' });
}

/** All is handed in, and only the declaration is left to be made. */
export async function giuliaStandsAtDeclaration(house: RunningHouse): Promise<void> {
  await giuliaStandsAtPayment(house);
  await house.inside.database.orm
    .delete(declarations)
    .where(eq(declarations.applicationId, personas.giulia.applicationId));
  await set(house, 'giulia', { stepRouter: 'confirmation' });
}
