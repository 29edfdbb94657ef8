import type { Answers } from '../applications/answers.ts';

/** What a person declares: their answers, and not which part of a step they looked at last. */
export function declaredAnswers({ personal_details: personal, ...answers }: Answers): object {
  if (!personal) return answers;
  const { subStep: _, ...details } = personal;
  return { ...answers, personal_details: details };
}
