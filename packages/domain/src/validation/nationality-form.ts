import * as z from 'zod/mini';
import { nationalityField } from './birth-fields.ts';

export const nationalityForm = z.object({ nationality: nationalityField() });
export type NationalityAnswer = z.output<typeof nationalityForm>;
