import type { Language } from '@vesta/domain/languages';
import { contradictions } from '@vesta/domain/questionnaire/contradictions';
import { questionNumber } from '@vesta/domain/questionnaire/question-key';
import type { Questionnaire } from '@vesta/domain/questionnaire/questionnaire-form';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../lib/app-error.ts';
import { fieldFailure } from '../../lib/parse-form.ts';
import { type Answers, changeAnswers } from '../applications/answers.ts';
import { type Declarant, recordDeclaration } from '../confirmation/record-declaration.ts';
import { requireStep } from '../confirmation/require-step.ts';

/** Names each answer that the household says otherwise: nobody signs two opposite things. */
function refuseContradictions(answers: Answers, language: Language): void {
  const list = answers.questionnaire?.questionnaire ?? [];
  const fields = contradictions(answers).map(({ question }) => {
    const place = list.findIndex((one) => questionNumber(one.question) === question);
    return fieldFailure(['questionnaire', place, 'response'], 'contradiction', language);
  });
  if (fields.length > 0) throw new AppError('VALIDATION', { fields });
}

/** Saves the self-disclosure and signs it in one act: no answers without their declaration. */
export async function submitQuestionnaire(
  house: Pick<House, 'database' | 'vault' | 'clock'>,
  declarant: Declarant,
  questionnaire: Questionnaire,
): Promise<void> {
  const { application } = declarant.access;
  requireStep(application, 'questionnaire');
  await inTransaction(house.database, async (tx) => {
    await changeAnswers(house, tx, application.id, (answers) => {
      refuseContradictions({ ...answers, questionnaire }, declarant.language);
      return { ...answers, questionnaire };
    });
    await recordDeclaration(house, tx, 'questionnaire', declarant, questionnaire);
  });
}
