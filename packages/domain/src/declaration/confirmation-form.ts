import * as z from 'zod/mini';
import { form } from '../validation/form-fields.ts';

/** The last word before the report: without the tick there is no declaration. */
export const confirmationForm = form({ confirmed: z.literal(true, { error: 'confirmation' }) });
