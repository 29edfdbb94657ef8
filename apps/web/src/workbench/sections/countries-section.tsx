import { useState } from 'react';
import { CountriesDropdown } from '../../ui/countries-dropdown/countries-dropdown.tsx';
import { Field } from '../../ui/field/field.tsx';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { Section } from '../section.tsx';
import { SAMPLE_COUNTRIES } from './sample-countries.ts';

const WORDS = {
  label: 'Country',
  choose: 'Choose a country',
  search: 'Country or code',
  noMatch: 'No country has this name or code.',
  loading: 'Loading the countries',
  failed: 'The full list could not be loaded.',
};

export function CountriesSection() {
  const [prefix, setPrefix] = useState('IT');
  const [country, setCountry] = useState<string | null>(null);
  const shared = {
    countries: SAMPLE_COUNTRIES,
    words: WORDS,
    value: country,
    onChange: (it: { cca2: string }) => setCountry(it.cca2),
  };
  return (
    <Section id="countries" title="Countries">
      <Field label="Mobile number" hint="Only used if something needs you quickly.">
        <InputGroup
          leading={
            <CountriesDropdown
              {...shared}
              mode="prefix"
              value={prefix}
              words={{ ...WORDS, label: 'Country code' }}
              onChange={(it) => setPrefix(it.cca2)}
            />
          }
        >
          <TextInput type="tel" placeholder="347 123 4567" />
        </InputGroup>
      </Field>
      <Field label="Country">
        <CountriesDropdown {...shared} mode="country" />
      </Field>
      <Field label="Country, still loading" error="Choose the country you live in">
        <CountriesDropdown {...shared} mode="country" state="loading" countries={SAMPLE_COUNTRIES.slice(0, 2)} />
      </Field>
      <Field label="Country, list not loaded">
        <CountriesDropdown {...shared} mode="country" state="failed" countries={SAMPLE_COUNTRIES.slice(0, 2)} />
      </Field>
    </Section>
  );
}
