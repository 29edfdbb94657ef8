import * as z from 'zod/mini';
import { type GuarantorInput, guarantorForm } from './guarantor-form.ts';

/** A list of people, none when nobody was added. */
export const people = <S extends z.ZodMiniType>(person: S, max: number) =>
  z.prefault(
    z.pipe(
      z.transform((list: readonly z.input<S>[] | null | undefined): unknown => list ?? []),
      z.array(person, { error: 'pattern' }).check(z.maxLength(max, { error: 'tooMany' })),
    ),
    [],
  );

/** The one guarantor of flows that know only one; null when none is asked for. */
export const optionalGuarantor = () =>
  z.prefault(
    z.pipe(
      z.transform((one: GuarantorInput | null | undefined): GuarantorInput | null => one ?? null),
      z.nullable(guarantorForm),
    ),
    null,
  );
