import type * as z from 'zod/mini';
import { nationalityField } from './birth-fields.ts';
import { form } from './form-fields.ts';

export const nationalityForm = form({ nationality: nationalityField() });
export type NationalityAnswer = z.output<typeof nationalityForm>;
