import type { DocumentRecord } from '@vesta/domain/documents/record';
import { addressOnPaper } from '@vesta/domain/identifiers/address-on-paper';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { logFailure } from '../../lib/log.ts';
import type { Address } from '../address-autocomplete/address.ts';
import { useOnlyPostcode } from '../address-autocomplete/address-lookup.api.ts';
import { textFact } from '../documents/fact-of.ts';
import { useIdReadings } from './use-id-readings.ts';

const parts = ['street', 'houseNum', 'city', 'postcode', 'province'] as const;
type Part = (typeof parts)[number];

const isAnother = (typed: string, printed: string | null): boolean =>
  typed !== '' && printed !== null && printed !== '' && typed.toLowerCase() !== printed.toLowerCase();

/**
 * A card tells where its holder lives: that is filled in wherever nothing stands yet, unless what was typed meanwhile
 * speaks of another place. Italian cards leave the postcode out; a town that has only one gives it. True once something
 * was filled in, so that the person is asked to look.
 */
export function useFillAddress(form: UseFormReturn<Address>, ids: readonly DocumentRecord[]): boolean {
  const [isFilled, setIsFilled] = useState(false);
  const onlyPostcode = useOnlyPostcode();
  const printed = useIdReadings(ids).flatMap((reading) => textFact(reading, 'address') ?? [])[0] ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a card says something, not when one types
  useEffect(() => {
    const found = printed === null ? null : addressOnPaper(printed);
    const typed = (part: Part): string => form.getValues(part).trim();
    if (!found || parts.some((part) => isAnother(typed(part), found[part]))) return;
    const put = (part: Part, value: string | null) => {
      if (!value || typed(part) !== '') return;
      form.setValue(part, value, { shouldDirty: true, shouldValidate: true });
      setIsFilled(true);
    };
    for (const part of parts) put(part, found[part]);
    if (typed('postcode') !== '') return;
    onlyPostcode(`${found.street} ${found.houseNum}, ${found.city}`)
      .then((postcode) => put('postcode', postcode))
      .catch((error) => logFailure('postcode not filled in', error));
  }, [printed]);

  return isFilled;
}
