import type { FieldValue } from '@vesta/domain/papers/field-kinds';
import type { PaperType } from '@vesta/domain/papers/kinds';
import type { FieldOf } from '@vesta/domain/papers/schema';
import type { Found } from '../../documents/found.ts';
import type { Confirmation, Reading } from '../../documents/reading.ts';
import type { EvidencePlace } from '../rule.ts';

const plain = (value: FieldValue | null): string | number | null =>
  typeof value === 'boolean' ? String(value) : value;

interface Asked {
  readonly expected?: string | number | null;
  readonly paper?: string;
}

/** A field as a place in the working: what stands there, and what should. */
export function placeOf<Type extends PaperType>(
  reading: Reading<Type>,
  name: FieldOf<Type>,
  { expected = null, paper }: Asked = {},
): EvidencePlace {
  const found: Found<FieldValue> | null = reading.fields[name] ?? null;
  return {
    page: found?.page ?? null,
    box: found?.box ?? null,
    what: name,
    expected,
    found: plain(found?.value ?? null),
    ...(paper === undefined ? {} : { paper }),
  };
}

export const placeOfConfirmation = ({ rule, page, box, expected, found }: Confirmation): EvidencePlace => ({
  page,
  box,
  what: rule,
  expected,
  found,
});

/** What was worked out and stands nowhere. */
export const reckoned = (
  what: string,
  expected: string | number | null,
  found: string | number | null,
): EvidencePlace => ({
  page: null,
  box: null,
  what,
  expected,
  found,
});

/** What only the file as a whole tells: its format, the program and the days that it names, how often it was saved. */
export const ofFile = (
  what: string,
  expected: string | number | null,
  found: string | number | null,
): EvidencePlace => ({
  ...reckoned(what, expected, found),
  isOfFile: true,
});
