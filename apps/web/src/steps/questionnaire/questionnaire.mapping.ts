import { type ContradictionName, contradictionNames } from '@vesta/domain/questionnaire/contradictions';
import { questionId, questionKey, questionNumber } from '@vesta/domain/questionnaire/question-key';
import { isVoluntary, wantsDetails } from '@vesta/domain/questionnaire/question-rules';
import { type QuestionResponse, questionResponses } from '@vesta/domain/questionnaire/responses';
import { tidy } from '@vesta/domain/validation/tidy';

/** One flat set: `Q07` holds the answer to question 7, `Q07-details` the words beside it, and the ticks their names. */
export type QuestionnaireValues = Record<string, string | boolean>;

export const ticks = ['waiver', 'truthful', 'credit_agency_consent'] as const;
export type TickName = (typeof ticks)[number];

/** Set where the person says that two answers are both right. */
export const settledName = (about: ContradictionName): string => `settled-${about}`;

export const responseName = (number: number): string => questionId(number);
export const detailsName = (number: number): string => `${questionId(number)}-details`;

export const responseIn = (values: QuestionnaireValues, number: number): QuestionResponse | '' =>
  questionResponses.find((response) => response === values[responseName(number)]) ?? '';

export const detailsIn = (values: QuestionnaireValues, number: number): string => {
  const details = values[detailsName(number)];
  return typeof details === 'string' ? details : '';
};

type Saved = Record<string, unknown> | null;

function savedAnswer(saved: Saved, number: number): { response?: unknown; details?: unknown } | undefined {
  const list: unknown = saved?.questionnaire;
  if (!Array.isArray(list)) return undefined;
  return list.find((one) => questionNumber((one as { question?: unknown })?.question) === number);
}

export function toFormValues(saved: Saved, numbers: readonly number[]): QuestionnaireValues {
  const values: QuestionnaireValues = {};
  for (const number of numbers) {
    const answer = savedAnswer(saved, number);
    values[responseName(number)] = questionResponses.find((response) => response === answer?.response) ?? '';
    values[detailsName(number)] = typeof answer?.details === 'string' ? answer.details : '';
  }
  const settled: unknown = saved?.settled;
  for (const about of contradictionNames) {
    values[settledName(about)] = Array.isArray(settled) && settled.includes(about);
  }
  for (const tick of ticks) values[tick] = saved?.[tick] === true;
  return values;
}

/** Whoever passes over a voluntary question says by it that they prefer not to. */
const saidTo = (values: QuestionnaireValues, number: number): QuestionResponse | '' =>
  responseIn(values, number) || (isVoluntary(number) ? 'PNTS' : '');

/** Words beside an answer that asks for none are not sent: they were typed before the answer was changed. */
export function toPayload(values: QuestionnaireValues, numbers: readonly number[]) {
  return {
    questionnaire: numbers.map((number) => {
      const response = saidTo(values, number);
      const details = wantsDetails(number, response) ? tidy(detailsIn(values, number)) || null : null;
      return { question: questionKey(number), response, details };
    }),
    settled: contradictionNames.filter((about) => values[settledName(about)] === true),
    waiver: values.waiver === true,
    truthful: values.truthful === true,
    credit_agency_consent: values.credit_agency_consent === true,
  };
}
