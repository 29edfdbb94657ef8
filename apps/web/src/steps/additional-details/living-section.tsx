import type { RegionCode } from '@vesta/domain/regions/codes';
import { type LivingSituation, livingSituations } from '@vesta/domain/validation/household-vocabulary';
import { asksAboutRent } from '@vesta/domain/validation/tenancy-fields';
import { Fragment } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCardWords } from '../../features/card-words/use-card-words.ts';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import { SelectableCard } from '../../ui/selectable-card/selectable-card.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import { TenancyFields } from './tenancy-fields.tsx';

const icons: Record<LivingSituation, IconName> = { Tenant: 'key', Owner: 'home', Family: 'users', Other: 'more' };

const tenancyNames = ['currentRent', 'currentDeposit', 'landlordName', 'tenancyEndDate', 'extraTenancyInfo'] as const;

interface LivingSectionProps {
  form: UseFormReturn<AdditionalValues>;
  region: RegionCode;
  isMortgage: boolean;
}

/** How somebody lives today. Tenants are asked what they pay, in Germany also about the home they leave. */
export function LivingSection({ form, region, isMortgage }: LivingSectionProps) {
  const t = useTranslations();
  const chosen = form.watch('livingSituation');
  const words = useCardWords();
  return (
    <OptionalPart
      id="living"
      title={t('AdditionalDetails.Living.Title')}
      answer={chosen ? t(`AdditionalDetails.Living.${chosen}.Title`) : null}
      mustShow={tenancyNames.some((name) => form.formState.errors[name])}
    >
      <div className="options" role="radiogroup" aria-labelledby="living-title">
        {livingSituations.map((situation) => (
          <Fragment key={situation}>
            <SelectableCard
              kind="radio"
              name="livingSituation"
              icon={icons[situation]}
              label={t(`AdditionalDetails.Living.${situation}.Title`)}
              description={t(`AdditionalDetails.Living.${situation}.Text`)}
              selected={chosen === situation}
              onSelected={() => form.setValue('livingSituation', situation, { shouldDirty: true })}
              words={words}
            />
            {situation === chosen && asksAboutRent(situation) && (
              <TenancyFields form={form} region={region} isMortgage={isMortgage} />
            )}
          </Fragment>
        ))}
      </div>
    </OptionalPart>
  );
}
