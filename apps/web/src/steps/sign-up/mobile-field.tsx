import type { RegionCode } from '@vesta/domain/regions/codes';
import { normaliseMobileNumber } from '@vesta/domain/validation/mobile';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCountries } from '../../features/country-choice/use-countries.ts';
import { CountriesDropdown } from '../../ui/countries-dropdown/countries-dropdown.tsx';
import type { Country } from '../../ui/countries-dropdown/match-countries.ts';
import { Field } from '../../ui/field/field.tsx';
import { InputGroup } from '../../ui/input-group/input-group.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import styles from './mobile-field.module.css';
import type { SignUpValues } from './sign-up.mapping.ts';
import { typedPrefix } from './typed-prefix.ts';

const EXAMPLES: Record<RegionCode, string> = { it: '347 123 4567', de: '151 2345 6789' };

interface MobileFieldProps {
  form: UseFormReturn<SignUpValues>;
  region: RegionCode;
  locked: boolean;
}

function usePrefix(form: UseFormReturn<SignUpValues>) {
  const { countries, state } = useCountries();
  const callable = countries.filter(({ code }) => code !== '');
  const [code, cca2] = form.watch(['mobile_code', 'mobile_country']);
  const chosen =
    callable.find((country) => country.cca2 === cca2 && country.code === code) ??
    callable.find((country) => country.code === code);
  const choose = (country: Country) => {
    form.setValue('mobile_country', country.cca2, { shouldDirty: true });
    form.setValue('mobile_code', country.code, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return { callable, state, chosen, choose };
}

/** Prefix and number in one frame. A whole number, pasted or filled in by the phone, finds its prefix by itself. */
export function MobileField({ form, region, locked }: MobileFieldProps) {
  const t = useTranslations();
  const { callable, state, chosen, choose } = usePrefix(form);
  const { field, fieldState } = useController({ control: form.control, name: 'mobile' });

  const leave = () => {
    const whole = typedPrefix(field.value, callable);
    if (whole) choose(whole.country);
    const number = whole ? whole.number : field.value;
    // Only what people write between digits goes; the digits stay in the groups they were typed in.
    const tidied = normaliseMobileNumber(number) === '' ? '' : number.trim();
    if (tidied !== field.value) form.setValue('mobile', tidied, { shouldDirty: true });
    field.onBlur();
  };

  const words = {
    label: t('SignUp.Prefix.Label'),
    choose: t('SignUp.Prefix.Choose'),
    search: t('SignUp.Prefix.Search'),
    noMatch: t('SignUp.Prefix.NoMatch'),
    loading: t('SignUp.Prefix.Loading'),
    failed: `${t('System.FailedAfterRetries')} ${t('SignUp.Prefix.Failed')}`,
  };
  return (
    <Field
      id="mobile"
      label={t('SignUp.Mobile')}
      hint={t('SignUp.MobileHint')}
      error={fieldState.error?.message}
      required
    >
      <InputGroup
        {...(locked && styles.locked ? { className: styles.locked } : {})}
        leading={
          <CountriesDropdown
            mode="prefix"
            countries={callable}
            state={state}
            value={chosen?.cca2 ?? null}
            onChange={choose}
            words={words}
            disabled={locked}
          />
        }
      >
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder={EXAMPLES[region]}
          name="mobile"
          ref={field.ref}
          value={field.value}
          readOnly={locked}
          onChange={field.onChange}
          onBlur={leave}
        />
      </InputGroup>
    </Field>
  );
}
