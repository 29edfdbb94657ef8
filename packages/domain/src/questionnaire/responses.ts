/** PNTS: prefer not to say. It counts as an answer, and it is never held against anybody. */
export const questionResponses = ['YES', 'NO', 'PNTS'] as const;
export type QuestionResponse = (typeof questionResponses)[number];
