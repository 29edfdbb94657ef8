import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import type { MortgageValues } from './mortgage-info.mapping.ts';

export function ConfirmTick({ form }: { form: UseFormReturn<MortgageValues> }) {
  const t = useTranslations('MortgageInfo.Confirm');
  return (
    <section className="section" aria-labelledby="confirm">
      <PageHeader sub id="confirm" header={t('Title')} />
      <Tick
        id="confirmation"
        name="confirmation"
        checked={form.watch('confirmation')}
        error={form.formState.errors.confirmation?.message}
        onChange={({ currentTarget }) =>
          form.setValue('confirmation', currentTarget.checked, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      >
        {t('Tick')}
      </Tick>
    </section>
  );
}
