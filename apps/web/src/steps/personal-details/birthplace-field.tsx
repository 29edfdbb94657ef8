import type { Municipality } from '@vesta/domain/places';
import { tidy } from '@vesta/domain/validation/tidy';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SuggestInput } from '../../features/address-autocomplete/suggest-input.tsx';
import type { Suggestion } from '../../features/address-autocomplete/suggestion-list.tsx';
import { SUGGEST_AFTER_MS } from '../../features/address-autocomplete/timing.ts';
import { usePaused } from '../../features/address-autocomplete/use-paused.ts';
import { Field } from '../../ui/field/field.tsx';
import { useBirthplaces } from './personal-details.api.ts';
import type { BirthValues } from './personal-details.mapping.ts';

const asSuggestion = ({ name, province, region, cadastralCode }: Municipality): Suggestion => ({
  id: cadastralCode,
  title: name,
  note: province === region ? region : `${province}, ${region}`,
});

/** The place of birth, with Italian municipalities suggested under it. Any other place may be typed. */
export function BirthplaceField({ form }: { form: UseFormReturn<BirthValues> }) {
  const t = useTranslations();
  const { field, fieldState } = useController({ control: form.control, name: 'placeOfBirth' });
  const [typed, setTyped] = useState('');
  const text = usePaused(typed, SUGGEST_AFTER_MS);
  const { data, isFetching } = useBirthplaces(text);
  const items = typed === '' ? [] : (data ?? []).map(asSuggestion);
  const choose = (place: string) => {
    setTyped('');
    form.setValue('placeOfBirth', place, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <Field
      id="placeOfBirth"
      label={t('PersonalDetails.Birth.PlaceOfBirth')}
      hint={t('PersonalDetails.Birth.PlaceOfBirthHint')}
      error={fieldState.error?.message}
      required
    >
      <SuggestInput
        name="placeOfBirth"
        ref={field.ref}
        value={field.value}
        onChange={(value) => {
          field.onChange(value);
          setTyped(value);
        }}
        onBlur={() => {
          form.setValue('placeOfBirth', tidy(form.getValues('placeOfBirth')));
          field.onBlur();
        }}
        onPick={({ title }) => choose(title)}
        items={items}
        isBusy={isFetching}
        // Whoever was born abroad finds nothing here, and need not be told so.
        nothingFound={null}
        spoken={t('Address.Found', { count: items.length })}
        listLabel={t('PersonalDetails.Birth.Places')}
      />
    </Field>
  );
}
