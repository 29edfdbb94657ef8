import { parseHouseholdCount } from '../validation/household-count.ts';
import { questionKey, questionNumber } from './question-key.ts';

/** Facts that the household and the self-disclosure both ask for. */
export const contradictionNames = ['pets', 'people'] as const;
export type ContradictionName = (typeof contradictionNames)[number];

export interface Contradiction {
  readonly about: ContradictionName;
  /** The question of the self-disclosure that says otherwise. */
  readonly question: number;
}

const PETS_QUESTION = 8;
const MORE_PEOPLE_QUESTION = 6;

interface Told {
  /** Null or absent before the household was saved. */
  readonly additional_details?: Readonly<Record<string, unknown>> | null | undefined;
  readonly questionnaire?: { readonly questionnaire?: unknown; readonly settled?: unknown } | null | undefined;
}

function responseTo(number: number, { questionnaire }: Told): unknown {
  const list: unknown = questionnaire?.questionnaire;
  if (!Array.isArray(list)) return null;
  return list.find((one) => questionNumber((one as { question?: unknown })?.question) === number)?.response ?? null;
}

/** What the self-disclosure says of animals; null where it says nothing. */
export function petsAnswer(told: Told): boolean | null {
  const response = responseTo(PETS_QUESTION, told);
  return response === 'YES' ? true : response === 'NO' ? false : null;
}

interface AnswerTold {
  readonly translation_key: string;
  readonly answer: string | null;
}

/** Whether a report's word on pets is that of the question, which everybody is asked, and not of the voluntary box. */
export const isPetsAnswered = (answers: readonly AnswerTold[]): boolean =>
  answers.some(
    ({ translation_key: key, answer }) => key === questionKey(PETS_QUESTION) && (answer === 'YES' || answer === 'NO'),
  );

/**
 * What was said twice and differently, until it is settled. Answers left open contradict nothing, and in a household of
 * several those not named may be among them.
 */
export function contradictions(told: Told): Contradiction[] {
  const household = told.additional_details;
  if (!household) return [];
  const found: Contradiction[] = [];
  // A voluntary box that nobody ticked says nothing, so that only a tick can be contradicted.
  if (household.hasPets === true && petsAnswer(told) === false) found.push({ about: 'pets', question: PETS_QUESTION });
  const count = parseHouseholdCount(String(household.household_members_count ?? ''));
  if (count?.adults === 1 && responseTo(MORE_PEOPLE_QUESTION, told) === 'YES') {
    found.push({ about: 'people', question: MORE_PEOPLE_QUESTION });
  }
  const settled: unknown = told.questionnaire?.settled;
  return found.filter(({ about }) => !(Array.isArray(settled) && settled.includes(about)));
}
