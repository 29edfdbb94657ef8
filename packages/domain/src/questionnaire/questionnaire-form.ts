import * as z from 'zod/mini';
import { crossCheck, type Refusals } from '../validation/cross-check.ts';
import { choice, flag, form, optionalText } from '../validation/form-fields.ts';
import { tidy } from '../validation/tidy.ts';
import { contradictionNames } from './contradictions.ts';
import { validateDetails } from './details.ts';
import { MAX_QUESTIONS, questionKey, questionNumber } from './question-key.ts';
import { wantsDetails } from './question-rules.ts';
import { type QuestionResponse, questionResponses } from './responses.ts';

interface Answered {
  question: number;
  response: QuestionResponse;
  details: string | null;
}

const refusedDetails = ({ question, response, details }: Answered): Refusals<Answered> => ({
  details: wantsDetails(question, response) && details === null ? 'required' : null,
});

/** As it is kept: under the text key, and with nothing beside an answer that was left open. */
const kept = ({ question, response, details }: Answered) => ({
  question: questionKey(question),
  response,
  details: response === 'PNTS' ? null : details,
});

const answerTo = (questions: readonly number[]) =>
  form({
    question: z.pipe(
      z.transform((value: string | number) => questionNumber(value)),
      z.literal([...questions], { error: 'choice' }),
    ),
    response: choice(questionResponses),
    details: optionalText(tidy, validateDetails),
  }).check(crossCheck(refusedDetails));

/** Every question once: none twice, none left out. */
const everyQuestion = (questions: readonly number[]) =>
  z.superRefine<Answered[]>((answers, context) => {
    const given = new Set(answers.map(({ question }) => question));
    if (given.size < answers.length) context.addIssue({ code: 'custom', message: 'choice' });
    if (questions.some((question) => !given.has(question))) context.addIssue({ code: 'custom', message: 'required' });
  });

/** A declaration is made or it is not: a tick that is missing counts for no more than one that is not set. */
const tick = () => z.literal(true, { error: 'acceptance' });

/** The self-disclosure. Which questions there are is read from the texts and handed in. */
export const questionnaireForm = (questions: readonly number[]) =>
  form({
    questionnaire: z.pipe(
      z
        .array(answerTo(questions), { error: 'required' })
        .check(z.maxLength(MAX_QUESTIONS, { error: 'tooMany' }), everyQuestion(questions)),
      z.transform((answers: Answered[]) =>
        answers.toSorted((one, other) => one.question - other.question).map((answer) => kept(answer)),
      ),
    ),
    /** Contradictions with the household of which the person says that both answers are right. */
    settled: z.prefault(z.array(z.enum(contradictionNames, { error: 'choice' }), { error: 'choice' }), []),
    waiver: tick(),
    truthful: tick(),
    credit_agency_consent: flag(),
  });

export type Questionnaire = z.output<ReturnType<typeof questionnaireForm>>;
