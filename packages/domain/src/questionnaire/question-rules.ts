import type { QuestionResponse } from './responses.ts';

interface QuestionRule {
  /** The answer that wants a word of explanation; null for questions that never do. */
  explain: 'YES' | 'NO' | null;
  /** A landlord may not insist on an answer (guidance of the German data protection authorities of January 2024). */
  voluntary?: true;
}

const onYes: QuestionRule = { explain: 'YES' };
const onYesVoluntary: QuestionRule = { explain: 'YES', voluntary: true };

const rules: Record<number, QuestionRule> = {
  4: onYesVoluntary,
  7: { explain: null, voluntary: true },
  9: onYesVoluntary,
  10: onYesVoluntary,
  12: { explain: null },
  // Here Yes is the good news.
  14: { explain: 'NO' },
  15: { explain: 'NO', voluntary: true },
};

const ruleOf = (number: number): QuestionRule => rules[number] ?? onYes;

export const isVoluntary = (number: number): boolean => ruleOf(number).voluntary ?? false;

/** Whether this answer to this question is asked to be explained. */
export const wantsDetails = (number: number, response: QuestionResponse | '' | null): boolean =>
  response !== '' && response !== null && ruleOf(number).explain === response;
