import { demandsOf, groupDemands } from '@vesta/domain/documents/demands';
import type { DocumentType } from '@vesta/domain/documents/types';
import { eq } from 'drizzle-orm';
import { applications, declarations, documents } from '../../../db/schema/index.ts';
import type { Persona } from '../../../db/seed/personas.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { House } from '../../../house.ts';
import { DECLARATION_SIGNATURE } from '../../../lib/vault/contexts.ts';
import { type Answers, changeAnswers, openAnswers } from '../../applications/answers.ts';
import { declaredAnswers } from '../../confirmation/declared-answers.ts';
import { digestOf, type Signature } from '../../confirmation/record-declaration.ts';
import { sealLabel } from '../../documents/label.ts';
import { listedRows } from '../../documents/rows.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock'>;
type Who = Pick<Persona, 'userId' | 'applicationId' | 'region' | 'employmentStatus' | 'applicationType'>;

/** In tune with the identity card among the usual papers. */
const italian = {
  nationality: 'Francia',
  dateOfBirth: '01/01/1980',
  placeOfBirth: 'Lione',
  country: 'Italia',
  street: 'Via Savona',
  houseNum: '41',
  city: 'Milano',
  postcode: '20144',
};

/** The least that the steps of every flow leave behind. */
const leastAnswers = ({ region }: Who): Answers => ({
  personal_details: region === 'it' ? italian : {},
  additional_details: { household_members_count: '1,0', typeOfContract: 'open-ended', paychecksPerYear: 13 },
  current_address: {} as Answers['current_address'] & object,
  questionnaire: { questionnaire: [] } as unknown as Answers['questionnaire'] & object,
});

/** Answers of every step, laid under those that are there. */
export const answerSteps = (house: Needs, who: Who): Promise<Answers> =>
  inTransaction(house.database, (tx) =>
    changeAnswers(house, tx, who.applicationId, (given) => {
      const least = leastAnswers(who);
      return {
        ...least,
        ...given,
        personal_details: { ...least.personal_details, ...given.personal_details },
        additional_details: { ...least.additional_details, ...given.additional_details },
      };
    }),
  );

/** Papers that count as handed in and say nothing, for those that are asked for and not there. */
export async function fillUpPapers(house: Needs, who: Who, only?: DocumentType): Promise<void> {
  const there = new Set((await listedRows(house, who.applicationId)).map(({ type }) => type));
  const asked: readonly (readonly DocumentType[])[] = [
    ['national_id'],
    ...groupDemands(demandsOf(who)).map(({ alternatives }) => alternatives),
  ];
  const types = asked.filter((types) => !types.some((type) => there.has(type))).flatMap(([first]) => first ?? []);
  for (const type of types.filter((one) => only === undefined || one === only))
    await house.database.orm.insert(documents).values({
      applicationId: who.applicationId,
      type,
      labelSealed: sealLabel(house, { name: `${type}.pdf`, description: null, size: 1 }),
      parseStatus: 'parsed',
      parsedAt: house.clock.now(),
      createdAt: house.clock.now(),
    });
}

/** The declaration under the answers as they stand now. */
export async function declare(house: Needs, { userId, applicationId }: Who): Promise<void> {
  const [row] = await house.database.orm
    .select({ sealed: applications.answersSealed })
    .from(applications)
    .where(eq(applications.id, applicationId));
  const digest = digestOf(declaredAnswers(openAnswers(house, row?.sealed ?? null)));
  const signature: Signature = { name: 'Test', date: '15/11/2026', ip: '127.0.0.1', digest };
  const of = eq(declarations.applicationId, applicationId);
  await house.database.orm.delete(declarations).where(of);
  await house.database.orm.insert(declarations).values({
    applicationId,
    userId,
    kind: 'confirmation',
    textVersion: '1',
    language: 'it',
    signatureSealed: house.vault.sealJson(signature, DECLARATION_SIGNATURE),
    createdAt: house.clock.now(),
  });
}

/** Everything that the flow asks for before the payment. */
export async function completeSteps(house: Needs, who: Who): Promise<void> {
  await answerSteps(house, who);
  await fillUpPapers(house, who);
  await declare(house, who);
}
