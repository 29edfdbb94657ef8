import * as z from 'zod/mini';
import { contractTypes, paycheckCounts } from './contract.ts';
import { choice, form } from './form-fields.ts';

/** Select boxes send texts, so '13' is as good as 13. */
const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const counts = z.literal(paycheckCounts, { error: ({ input }) => (isAbsent(input) ? 'required' : 'choice') });
type Typed = number | string | null | undefined;

const paychecks = () =>
  z.pipe(
    z.transform((value: Typed) => asNumber(value)),
    counts,
  );

export const optionalPaychecks = () =>
  z.prefault(
    z.pipe(
      z.transform((value: Typed) => (isAbsent(value) ? null : asNumber(value))),
      z.nullable(counts),
    ),
    null,
  );

export const employedAdditionalForm = form({
  typeOfContract: choice(contractTypes),
  paychecksPerYear: paychecks(),
});
export type EmployedAdditional = z.output<typeof employedAdditionalForm>;
