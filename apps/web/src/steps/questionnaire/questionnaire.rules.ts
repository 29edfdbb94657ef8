import { validateDetails } from '@vesta/domain/questionnaire/details';
import { wantsDetails } from '@vesta/domain/questionnaire/question-rules';
import type { Refused } from '../../features/checked-form/use-checked-form.ts';
import { detailsIn, detailsName, type QuestionnaireValues, responseIn, responseName } from './questionnaire.mapping.ts';

/** Every question wants an answer, some answers a word beside them, and both statements their tick. */
export function refusedQuestionnaire(
  values: QuestionnaireValues,
  numbers: readonly number[],
): Refused<QuestionnaireValues> {
  const refused: Refused<QuestionnaireValues> = {};
  for (const number of numbers) {
    const response = responseIn(values, number);
    refused[responseName(number)] = response === '' ? 'required' : null;
    refused[detailsName(number)] = wantsDetails(number, response) ? validateDetails(detailsIn(values, number)) : null;
  }
  return {
    ...refused,
    waiver: values.waiver === true ? null : 'acceptance',
    truthful: values.truthful === true ? null : 'acceptance',
  };
}
