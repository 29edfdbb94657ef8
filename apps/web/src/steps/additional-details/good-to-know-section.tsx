import type { IncomeCheckField } from '@vesta/domain/occupation';
import { tidy } from '@vesta/domain/validation/tidy';
import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { OptionalPart } from '../../features/checked-form/optional-part.tsx';
import { useReader } from '../../lib/use-reader.ts';
import { Toggle } from '../../ui/toggle/toggle.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import styles from './good-to-know.module.css';

interface GoodToKnowProps {
  form: UseFormReturn<AdditionalValues>;
  sections: ReadonlySet<IncomeCheckField>;
  /** Students who keep animals say a word about them; the others may. */
  needsPetsDetails: boolean;
}

export function GoodToKnowSection({ form, sections, needsPetsDetails }: GoodToKnowProps) {
  const t = useTranslations('AdditionalDetails.GoodToKnow');
  const reader = useReader();
  const format = useFormatter();
  const optional = useTranslations('General')('Optional');
  const [hasPets, petsDetails, accessible] = form.watch(['hasPets', 'petsDetails', 'accessibleHouse']);
  const answers = [...(accessible ? [t('AccessibleShort')] : []), ...(hasPets ? [petsDetails || t('PetsShort')] : [])];
  return (
    <OptionalPart
      id="good-to-know"
      title={t('Title')}
      answer={answers.length > 0 ? format.list(answers) : null}
      mustShow={Boolean(form.formState.errors.petsDetails) || (needsPetsDetails && hasPets && petsDetails === '')}
    >
      <div>
        {sections.has('ACCESSIBLE_HOUSE') && (
          <div className={styles.row}>
            <Toggle
              checked={accessible}
              aria-describedby="accessible-hint"
              onChange={({ currentTarget }) =>
                form.setValue('accessibleHouse', currentTarget.checked, { shouldDirty: true })
              }
            >
              {t('Accessible')}
            </Toggle>
            <p className="small quiet" id="accessible-hint">
              {t('AccessibleHint')}
            </p>
          </div>
        )}
        {sections.has('PET_OWNER') && (
          <div className={styles.row}>
            <Toggle
              checked={hasPets}
              aria-describedby="pets-hint"
              onChange={({ currentTarget }) => {
                form.setValue('hasPets', currentTarget.checked, { shouldDirty: true });
                form.clearErrors('petsDetails');
              }}
            >
              {t('Pets')}
            </Toggle>
            <p className="small quiet" id="pets-hint">
              {t('PetsHint', reader)}
            </p>
          </div>
        )}
      </div>
      {sections.has('PET_OWNER') && hasPets && (
        <CheckedInput
          form={form}
          name="petsDetails"
          label={t('PetsDetails')}
          hint={t('PetsDetailsHint')}
          normalise={tidy}
          {...(needsPetsDetails ? {} : { optional })}
          input={{ autoComplete: 'off' }}
        />
      )}
    </OptionalPart>
  );
}
