import type { IncomeCheckField } from '@vesta/domain/occupation';
import { tidy } from '@vesta/domain/validation/tidy';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../features/checked-form/checked-input.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
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
  const optional = useTranslations('General')('Optional');
  const hasPets = form.watch('hasPets');
  return (
    <section className="section" aria-labelledby="good-to-know">
      <PageHeader sub id="good-to-know" header={t('Title')} />
      <div>
        {sections.has('ACCESSIBLE_HOUSE') && (
          <div className={styles.row}>
            <Toggle
              checked={form.watch('accessibleHouse')}
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
              onChange={({ currentTarget }) => {
                form.setValue('hasPets', currentTarget.checked, { shouldDirty: true });
                form.clearErrors('petsDetails');
              }}
            >
              {t('Pets')}
            </Toggle>
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
    </section>
  );
}
