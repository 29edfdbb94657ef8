import { useTranslations } from 'use-intl';
import { CountriesDropdown } from '../../ui/countries-dropdown/countries-dropdown.tsx';
import type { Country } from '../../ui/countries-dropdown/match-countries.ts';
import { Field, type FieldProps } from '../../ui/field/field.tsx';
import { findCountry } from './find-country.ts';
import { useCountries } from './use-countries.ts';

interface CountryChoiceProps extends Pick<FieldProps, 'hint' | 'optional' | 'error'> {
  id: string;
  label: string;
  /** The English name of the chosen country; empty while none is chosen. */
  value: string;
  onChange: (country: Country) => void;
}

/** A country or a nationality as a field. It travels under its English name, whatever the language on screen. */
export function CountryChoice({ id, label, hint, optional, error, value, onChange }: CountryChoiceProps) {
  const t = useTranslations();
  const { countries, state } = useCountries();
  const words = {
    label,
    choose: t('CountryChoice.Choose'),
    search: t('CountryChoice.Search'),
    noMatch: t('CountryChoice.NoMatch'),
    loading: t('CountryChoice.Loading'),
    failed: `${t('System.FailedAfterRetries')} ${t('CountryChoice.Failed')}`,
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} required={!optional} {...(optional ? { optional } : {})}>
      <CountriesDropdown
        mode="country"
        countries={countries}
        state={state}
        value={findCountry(countries, value)?.cca2 ?? null}
        onChange={onChange}
        words={words}
      />
    </Field>
  );
}
