import { SHORTEST_SEARCH } from '@vesta/domain/places';
import { tidy } from '@vesta/domain/validation/tidy';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { logFailure } from '../../lib/log.ts';
import { Field } from '../../ui/field/field.tsx';
import { findCountry } from '../country-choice/find-country.ts';
import { useCountries } from '../country-choice/use-countries.ts';
import { type Address, type AddressPart, filledWith } from './address.ts';
import { useAddressDetails, useAddressSuggestions } from './address-lookup.api.ts';
import { NothingFound } from './nothing-found.tsx';
import { searchText } from './search-text.ts';
import { SuggestInput } from './suggest-input.tsx';
import type { Suggestion } from './suggestion-list.tsx';
import { SUGGEST_AFTER_MS } from './timing.ts';
import { usePaused } from './use-paused.ts';

/** Where nothing is chosen, addresses are looked for here. */
const DEFAULT_COUNTRY = 'IT';

const parts: readonly AddressPart[] = ['street', 'houseNum', 'postcode', 'city', 'province'];

/** The street, with whole addresses suggested under it. Choosing one fills in the rest of the address. */
export function StreetField({ form }: { form: UseFormReturn<Address> }) {
  const t = useTranslations('Address');
  const { field, fieldState } = useController({ control: form.control, name: 'street' });
  const { countries } = useCountries();
  const country = findCountry(countries, form.watch('country'));
  // A street that was filled in or saved before is not searched for again.
  const [typed, setTyped] = useState('');
  const text = usePaused(typed, SUGGEST_AFTER_MS);
  const [filling, setFilling] = useState(false);
  const lookUp = useAddressDetails();
  const place = { city: form.watch('city'), province: form.watch('province'), postcode: form.watch('postcode') };
  const found = useAddressSuggestions(searchText(text, place), country?.cca2 ?? DEFAULT_COUNTRY, text !== '');
  const isShort = text.trim().length < SHORTEST_SEARCH;
  const items = (isShort ? [] : (found.data?.pages.flat() ?? [])).map(
    ({ place_id, description, note }): Suggestion => ({ id: place_id, title: description, note }),
  );
  const isAnswered = text !== '' && text === typed && (isShort || (found.isSuccess && !found.isPlaceholderData));

  const fill = (address: Address) => {
    // What is still empty is no fault of the person yet.
    for (const part of parts)
      form.setValue(part, address[part], { shouldDirty: true, shouldValidate: address[part] !== '' });
    const next = parts.find((part) => address[part] === '');
    if (next && next !== 'province') document.getElementById(next)?.focus();
  };
  const pick = async ({ id }: Suggestion) => {
    setTyped('');
    setFilling(true);
    try {
      fill(filledWith(form.getValues(), await lookUp(id)));
    } catch (error) {
      // Typing by hand always works, so nobody is bothered with this.
      logFailure('address not filled in', error);
    } finally {
      setFilling(false);
    }
  };

  return (
    <Field id="street" label={t('Street')} error={fieldState.error?.message} required>
      <SuggestInput
        name="street"
        ref={field.ref}
        value={field.value}
        onChange={(value) => {
          field.onChange(value);
          setTyped(value);
        }}
        onBlur={() => {
          form.setValue('street', tidy(form.getValues('street')));
          field.onBlur();
        }}
        onPick={pick}
        items={items}
        isBusy={filling || found.isFetching}
        nothingFound={isAnswered ? <NothingFound isShort={isShort} country={country?.localeName ?? ''} /> : null}
        foot={t('NotListed')}
        onMore={() => {
          if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
        }}
        spoken={t('Found', { count: items.length })}
        listLabel={t('Suggestions')}
      />
    </Field>
  );
}
