import {
  type HouseholdCount,
  householdCountText,
  MAX_ADULTS,
  MAX_MINORS,
  MIN_ADULTS,
} from '@vesta/domain/validation/household-count';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldNoteLines } from '../../ui/field/field-notes.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import { CountRow } from './count-row.tsx';
import styles from './household.module.css';

interface HouseholdCountsProps {
  form: UseFormReturn<AdditionalValues>;
  count: HouseholdCount;
}

/**
 * How many people, and how many of them are minors. The first number has room for everyone, children included: that
 * is how the numbers are compared with the list of people.
 */
export function HouseholdCounts({ form, count }: HouseholdCountsProps) {
  const t = useTranslations('AdditionalDetails.Household');
  const id = 'household_members_count';
  const error = form.formState.errors[id]?.message;
  const set = (changed: Partial<HouseholdCount>) =>
    form.setValue(id, householdCountText({ ...count, ...changed }), {
      shouldDirty: true,
      shouldValidate: Boolean(error),
    });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it has the heading that a legend would repeat
    <div
      className={styles.group}
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby="household"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <FieldNoteLines id={id} error={error} />
      <div className={`card ${styles.counts}`} data-invalid={error ? true : undefined}>
        <CountRow
          label={t('Adults')}
          hint={t('AdultsHint')}
          value={count.adults}
          min={MIN_ADULTS}
          max={MAX_ADULTS}
          words={{ less: t('AdultsLess'), more: t('AdultsMore') }}
          isInvalid={Boolean(error)}
          onChange={(adults) => set({ adults })}
        />
        <CountRow
          label={t('Minors')}
          hint={t('MinorsHint')}
          value={count.minors}
          min={0}
          max={MAX_MINORS}
          words={{ less: t('MinorsLess'), more: t('MinorsMore') }}
          isInvalid={Boolean(error)}
          onChange={(minors) => set({ minors })}
        />
      </div>
    </div>
  );
}
