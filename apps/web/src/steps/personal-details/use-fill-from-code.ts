import { slashDateOf } from '@vesta/domain/dates/slash-date';
import { hasRightCheckCharacter } from '@vesta/domain/fiscal-code/check-character';
import { decodeFiscalCode } from '@vesta/domain/fiscal-code/decode';
import { normaliseFiscalCode } from '@vesta/domain/fiscal-code/shape';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useToday } from '../../features/checked-form/use-today.ts';
import { useBirthplaces } from './personal-details.api.ts';
import type { BirthValues } from './personal-details.mapping.ts';

/** As the list of countries calls it. */
const ITALY = 'Italy';

type Told = Exclude<keyof BirthValues, 'fiscalCode'>;

/**
 * A whole code tells the day and the place of birth, and whoever was born here is nearly always a citizen. It fills in
 * what nobody typed, and answers which fields still hold that: the person is asked to confirm them, and a code is not
 * compared with what came from itself.
 */
export function useFillFromCode(form: UseFormReturn<BirthValues>): ReadonlySet<Told> {
  const today = useToday();
  const code = normaliseFiscalCode(form.watch('fiscalCode'));
  const isOnScreenBefore = useRef(code);
  const decoded = hasRightCheckCharacter(code) ? decodeFiscalCode(code, { today }) : null;
  const isNew = code !== isOnScreenBefore.current;
  const { data: places } = useBirthplaces(isNew ? (decoded?.birthplaceCode ?? '') : '');
  const [filled, setFilled] = useState<Partial<Record<Told, string>>>({});
  const date = isNew && decoded?.birthDay ? slashDateOf(decoded.birthDay) : null;
  const place = decoded && places?.length === 1 ? (places[0]?.name ?? null) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the code tells something else, not when one types
  useEffect(() => {
    const told: Partial<Record<Told, string>> = {
      ...(date ? { dateOfBirth: date } : {}),
      ...(place ? { placeOfBirth: place, nationality: ITALY } : {}),
    };
    for (const [name, value] of Object.entries(told) as [Told, string][]) {
      const now = form.getValues(name);
      if (now !== '' && now !== filled[name]) continue;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
      setFilled((before) => ({ ...before, [name]: value }));
    }
  }, [date, place]);

  // Who has come to a field before it was filled in types over what stands there now, not behind it.
  useEffect(() => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && field.name in filled) field.select();
  }, [filled]);

  const values = form.watch();
  const held = (Object.entries(filled) as [Told, string][]).filter(([name, value]) => values[name] === value);
  return new Set(held.map(([name]) => name));
}
