import { listedRegionOf } from '@vesta/domain/validation/italian';
import { normaliseProvince } from '@vesta/domain/validation/place';
import { MAX_POSTCODE_LENGTH, normalisePostcode } from '@vesta/domain/validation/postcode';
import { tidy } from '@vesta/domain/validation/tidy';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../checked-form/checked-input.tsx';
import { FieldPair } from '../checked-form/field-pair.tsx';
import { CountryChoice } from '../country-choice/country-choice.tsx';
import { type Address, movedTo } from './address.ts';
import { PostcodeDoubt } from './postcode-doubt.tsx';
import { StreetField } from './street-field.tsx';

function CountryField({ form }: { form: UseFormReturn<Address> }) {
  const t = useTranslations('Address');
  const { field, fieldState } = useController({ control: form.control, name: 'country' });
  const choose = (name: string) => {
    if (name === field.value) return;
    for (const [part, value] of Object.entries(movedTo(name)))
      form.setValue(part as keyof Address, value, { shouldDirty: true });
    form.clearErrors();
  };
  return (
    <CountryChoice
      id="country"
      label={t('Country')}
      value={field.value}
      error={fieldState.error?.message}
      onChange={({ name }) => choose(name)}
    />
  );
}

/** Where somebody lives. Another country empties the rest; a suggested street fills it. */
export function AddressBlock({ form, needsNumber }: { form: UseFormReturn<Address>; needsNumber: boolean }) {
  const t = useTranslations();
  const [country, city, postcode] = form.watch(['country', 'city', 'postcode']);
  const region = listedRegionOf(country);
  const inItaly = region === 'it';
  const optional = t('General.Optional');
  return (
    <>
      <CountryField form={form} />
      <FieldPair shape="2-1">
        <StreetField form={form} />
        <CheckedInput
          form={form}
          name="houseNum"
          label={t('Address.HouseNumber')}
          normalise={tidy}
          {...(needsNumber ? {} : { optional })}
          input={{ autoComplete: 'off', className: 'w-m' }}
        />
      </FieldPair>
      <FieldPair shape="1-2">
        <CheckedInput
          form={form}
          name="postcode"
          label={t('Address.Postcode')}
          normalise={normalisePostcode}
          input={{
            autoComplete: 'postal-code',
            maxLength: MAX_POSTCODE_LENGTH,
            className: 'w-m num',
            ...(inItaly ? { inputMode: 'numeric' as const } : {}),
          }}
        />
        <CheckedInput
          form={form}
          name="city"
          label={t('Address.City')}
          normalise={tidy}
          input={{ autoComplete: 'address-level2' }}
        />
      </FieldPair>
      <PostcodeDoubt country={country} city={city} postcode={postcode} />
      <CheckedInput
        form={form}
        name="province"
        label={t(`Address.Parts.${region ?? 'other'}`)}
        hint={inItaly ? t('Address.ProvinceHint') : undefined}
        optional={optional}
        normalise={normaliseProvince}
        input={{ autoComplete: 'address-level1', className: inItaly ? 'w-s' : 'w-l' }}
      />
    </>
  );
}
