import { slashDateOf } from '@vesta/domain/dates/slash-date';
import type { DocumentRecord } from '@vesta/domain/documents/record';
import { addressCase } from '@vesta/domain/identifiers/address-on-paper';
import { alpha2Of } from '@vesta/domain/identifiers/country-codes';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { findCountry } from '../../features/country-choice/find-country.ts';
import { useCountries } from '../../features/country-choice/use-countries.ts';
import { textFact } from '../../features/documents/fact-of.ts';
import { useIdReadings } from '../../features/id-upload/use-id-readings.ts';
import type { GermanValues } from './personal-details.mapping.ts';

/** What the document says is filled in where nobody typed anything; true once something was. */
export function useFillFromId(form: UseFormReturn<GermanValues>, ids: readonly DocumentRecord[]): boolean {
  const { countries } = useCountries();
  const readings = useIdReadings(ids);
  const [isFilled, setIsFilled] = useState(false);
  const first = (name: string) => readings.flatMap((reading) => textFact(reading, name) ?? [])[0] ?? null;
  const [nationality, day, place] = [first('nationality'), first('birth_date'), first('birth_place')];
  const told: GermanValues = {
    nationality: findCountry(countries, alpha2Of(nationality ?? '') ?? '')?.name ?? '',
    dateOfBirth: slashDateOf(day ?? '') ?? '',
    placeOfBirth: place ? addressCase(place) : '',
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: told when a paper says something, not when one types
  useEffect(() => {
    for (const name of ['nationality', 'dateOfBirth', 'placeOfBirth'] as const) {
      if (told[name] === '' || form.getValues(name) !== '') continue;
      form.setValue(name, told[name], { shouldDirty: true, shouldValidate: true });
      setIsFilled(true);
    }
  }, [told.nationality, told.dateOfBirth, told.placeOfBirth]);

  return isFilled;
}
