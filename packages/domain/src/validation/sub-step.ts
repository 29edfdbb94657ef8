import * as z from 'zod/mini';
import { form } from './form-fields.ts';

/** Italy asks in two parts: who you are, then your document and where you live. */
export type SubStep = 1 | 2;

/** Which part is on screen, told by itself when somebody goes back or on without saving anything else. */
export const subStepForm = form({ subStep: z.literal([1, 2], { error: 'choice' }) });

const addressNames = ['country', 'street', 'houseNum', 'city', 'postcode'];

/** Which part a payload holds when it does not say so itself: an address is only asked for in the second. */
const guessed = (payload: object): SubStep => (addressNames.some((name) => name in payload) ? 2 : 1);

/** The payload with the number of its part, as a number. */
export function withSubStep(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  const given = 'subStep' in payload ? payload.subStep : null;
  const number = typeof given === 'string' && /^\d$/.test(given) ? Number(given) : given;
  return { ...payload, subStep: number ?? guessed(payload) };
}
