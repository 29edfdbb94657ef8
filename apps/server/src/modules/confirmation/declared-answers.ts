import type { Answers } from '../applications/answers.ts';

type Additional = NonNullable<Answers['additional_details']>;

/** A rent that was seen on the account can be confirmed after the declaration, with a tap that is recorded as an act. */
const withoutRent = ({ livingSituation: _, currentRent: __, ...rest }: Additional): object => rest;

/** What a person declares: their answers, and not which part of a step they looked at last. */
export function declaredAnswers({ personal_details: personal, additional_details: additional, ...answers }: Answers) {
  const { subStep: _, ...details } = personal ?? {};
  return {
    ...answers,
    ...(personal && { personal_details: details }),
    ...(additional && { additional_details: withoutRent(additional) }),
  };
}
