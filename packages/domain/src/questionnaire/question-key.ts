/** Questions have two digits at most; the texts say how many there are. */
export const MAX_QUESTIONS = 99;

export type QuestionId = `Q${string}`;

/** The name of a question in the texts and in a form, e.g. Q07. */
export const questionId = (number: number): QuestionId => `Q${String(number).padStart(2, '0')}`;

/** Text key of a question's own words; answers are sent and kept under it. */
export const questionKey = (number: number): string => `SelfDisclosure.${questionId(number)}.Text`;

const written = /^(?:SelfDisclosure\.)?Q?(\d{1,2})(?:\.Text)?$/;

/** The number of a question, given as such, by its short name or by its text key; null for anything else. */
export function questionNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(written.exec(value.trim())?.[1]) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 ? number : null;
}
