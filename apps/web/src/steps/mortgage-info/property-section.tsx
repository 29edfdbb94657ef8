import { type PropertyType, propertyTypes } from '@vesta/domain/mortgage/vocabulary';
import type { RegionCode } from '@vesta/domain/regions/codes';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import { MoneyInput } from './money-input.tsx';
import type { MortgageValues } from './mortgage-info.mapping.ts';

const icons: Record<PropertyType, IconName> = { house: 'home', apartment: 'layers', land: 'pin', other: 'more' };

/** What is to be bought. */
export function PropertySection({ form, region }: { form: UseFormReturn<MortgageValues>; region: RegionCode }) {
  const t = useTranslations('MortgageInfo.Property');
  const words = useCardWords();
  const { errors, isSubmitted } = form.formState;
  const change = { shouldDirty: true, shouldValidate: isSubmitted };
  const type = form.watch('property_type');
  return (
    <section className="section" aria-labelledby="property">
      <PageHeader sub id="property" header={t('Title')} />
      <FieldGroup id="identified_property" label={t('Identified')} error={errors.identified_property?.message}>
        <Segmented
          name="identified_property"
          options={[
            { value: 'yes', label: t('Yes') },
            { value: 'no', label: t('No') },
          ]}
          value={form.watch('identified_property') || null}
          onChange={(value) => form.setValue('identified_property', value, change)}
        />
      </FieldGroup>
      <FieldGroup id="property_type" label={t('Type')} error={errors.property_type?.message}>
        <div className="options options-two" role="radiogroup" aria-labelledby="property_type-label">
          {propertyTypes.map((one) => (
            <SelectableCard
              key={one}
              kind="radio"
              name="property_type"
              icon={icons[one]}
              label={t(`Types.${one}`)}
              selected={type === one}
              error={Boolean(errors.property_type)}
              onSelected={() => form.setValue('property_type', one, change)}
              words={words}
            />
          ))}
        </div>
      </FieldGroup>
      <MoneyInput form={form} name="property_value" region={region} label={t('Value')} hint={t('ValueHint')} />
    </section>
  );
}
