import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Tick } from '../../ui/tick/tick.tsx';
import styles from './declaration-ticks.module.css';
import type { QuestionnaireValues, TickName } from './questionnaire.mapping.ts';

/** What the person declares with the answers. The credit agency is a consent of its own and never ticked for anybody. */
export function DeclarationTicks({ form }: { form: UseFormReturn<QuestionnaireValues> }) {
  const t = useTranslations('Questionnaire');
  const general = useTranslations('General');
  const bind = (name: TickName) => ({
    id: name,
    name,
    checked: form.watch(name) === true,
    error: form.formState.errors[name]?.message as string | undefined,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setValue(name, currentTarget.checked, { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
  });
  return (
    <section className="stack" aria-labelledby="declare">
      <PageHeader sub id="declare" header={t('Declare')} />
      <div className={styles.ticks}>
        <Tick {...bind('waiver')}>{t('Waiver')}</Tick>
        <Tick {...bind('credit_agency_consent')} hint={t('CreditAgencyHint')}>
          {t('CreditAgency')} <span className="quiet">({general('Optional')})</span>
        </Tick>
        <Tick {...bind('truthful')}>{t('Truthful')}</Tick>
      </div>
    </section>
  );
}
