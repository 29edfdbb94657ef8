import type { Questionnaire } from '@vesta/domain/questionnaire/questionnaire-form';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { changeAnswers } from '../applications/answers.ts';
import { type Declarant, recordDeclaration } from '../confirmation/record-declaration.ts';
import { requireStep } from '../confirmation/require-step.ts';

/** Saves the self-disclosure and signs it in one act: no answers without their declaration. */
export async function submitQuestionnaire(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  declarant: Declarant,
  questionnaire: Questionnaire,
): Promise<void> {
  const { application } = declarant.access;
  requireStep(application, 'questionnaire');
  await inTransaction(house.database, async (tx) => {
    await changeAnswers(house, tx, application.id, (answers) => ({ ...answers, questionnaire }));
    await recordDeclaration(house, tx, 'questionnaire', declarant, questionnaire);
  });
}
