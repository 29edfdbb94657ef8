import { MAX_QUESTIONS, questionKey } from './question-key.ts';

/** The numbers of the questions that the texts know, in order. The first one missing ends the list. */
export function readQuestions(hasText: (key: string) => boolean): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= MAX_QUESTIONS && hasText(questionKey(number)); number++) numbers.push(number);
  return numbers;
}
