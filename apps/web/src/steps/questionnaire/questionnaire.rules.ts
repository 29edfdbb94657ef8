import { contradictions } from '@vesta/domain/questionnaire/contradictions';
import { validateDetails } from '@vesta/domain/questionnaire/details';
import { isVoluntary, wantsDetails } from '@vesta/domain/questionnaire/question-rules';
import type { Refused } from '../../features/checked-form/use-checked-form.ts';
import {
  detailsIn,
  detailsName,
  type QuestionnaireValues,
  responseIn,
  responseName,
  toPayload,
} from './questionnaire.mapping.ts';

type Household = Readonly<Record<string, unknown>> | null;

/** What the answers typed so far say otherwise than the household that was saved. */
export const contradictionsIn = (values: QuestionnaireValues, numbers: readonly number[], household: Household) =>
  contradictions({ additional_details: household, questionnaire: toPayload(values, numbers) });

/** Every question but a voluntary one wants an answer that the household does not exclude, some a word beside it, both statements a tick. */
export function refusedQuestionnaire(
  values: QuestionnaireValues,
  numbers: readonly number[],
  household: Household = null,
): Refused<QuestionnaireValues> {
  const refused: Refused<QuestionnaireValues> = {};
  for (const number of numbers) {
    const response = responseIn(values, number);
    refused[responseName(number)] = response === '' && !isVoluntary(number) ? 'required' : null;
    refused[detailsName(number)] = wantsDetails(number, response) ? validateDetails(detailsIn(values, number)) : null;
  }
  for (const { question } of contradictionsIn(values, numbers, household)) {
    refused[responseName(question)] = 'contradiction';
  }
  return {
    ...refused,
    waiver: values.waiver === true ? null : 'acceptance',
    truthful: values.truthful === true ? null : 'acceptance',
  };
}
