export const questionGroupNames = ['Payments', 'Home', 'Ability'] as const;
export type QuestionGroupName = (typeof questionGroupNames)[number];

export interface QuestionGroup {
  name: QuestionGroupName;
  section: 1 | 2;
  first: number;
  last: number;
}

export const SECTION_COUNT = 2;

export const questionGroups: readonly QuestionGroup[] = [
  { name: 'Payments', section: 1, first: 1, last: 4 },
  { name: 'Home', section: 1, first: 5, last: 10 },
  { name: 'Ability', section: 2, first: 11, last: 15 },
];

/** The questions of each group. A text added behind the last group joins it, so that no question is ever lost. */
export function groupQuestions(numbers: readonly number[]): { group: QuestionGroup; numbers: number[] }[] {
  const end = questionGroups.at(-1);
  return questionGroups
    .map((group) => ({
      group,
      numbers: numbers.filter((number) => number >= group.first && (number <= group.last || group === end)),
    }))
    .filter((part) => part.numbers.length > 0);
}
