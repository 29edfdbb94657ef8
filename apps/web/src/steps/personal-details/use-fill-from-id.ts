import { slashDateOf } from '@vesta/domain/dates/slash-date';
import type { DocumentReading } from '@vesta/domain/documents/reading';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { addressCase } from '@vesta/domain/identifiers/address-on-paper';
import { alpha2Of } from '@vesta/domain/identifiers/country-codes';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findCountry } from '../../features/country-choice/find-country.ts';
import { useCountries } from '../../features/country-choice/use-countries.ts';
import { textFact } from '../../features/documents/fact-of.ts';
import { useFetchIdReadings, useIdReadings } from '../../features/id-upload/use-id-readings.ts';
import type { GermanValues } from './personal-details.mapping.ts';

const names = ['nationality', 'dateOfBirth', 'placeOfBirth'] as const;

/** What the document says is filled in where nobody typed anything; `isFilled` once something was. */
export function useFillFromId(form: UseFormReturn<GermanValues>, ids: readonly DocumentRecord[]) {
  const { countries } = useCountries();
  const fetchReadings = useFetchIdReadings();
  const [isFilled, setIsFilled] = useState(false);
  const toldBy = (readings: readonly DocumentReading[]): GermanValues => {
    const first = (name: string) => readings.flatMap((reading) => textFact(reading, name) ?? [])[0] ?? '';
    return {
      nationality: findCountry(countries, alpha2Of(first('nationality')) ?? '')?.name ?? '',
      dateOfBirth: slashDateOf(first('birth_date')) ?? '',
      placeOfBirth: addressCase(first('birth_place')),
    };
  };
  const fill = (told: GermanValues) => {
    for (const name of names) {
      if (told[name] === '' || form.getValues(name) !== '') continue;
      form.setValue(name, told[name], { shouldDirty: true, shouldValidate: true });
      setIsFilled(true);
    }
  };
  const told = toldBy(useIdReadings(ids));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a paper says something, not when one types
  useEffect(() => fill(told), [told.nationality, told.dateOfBirth, told.placeOfBirth]);

  return {
    isFilled,
    /** Whoever pressed on while the paper was being read leaves with what it says all the same. */
    fillFrom: async (read: readonly DocumentRecord[]): Promise<void> => fill(toldBy(await fetchReadings(read))),
  };
}
