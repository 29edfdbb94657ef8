import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useStillNeeded } from '../../features/checked-form/use-still-needed.ts';
import { useToday } from '../../features/checked-form/use-today.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { GermanFields } from './german-fields.tsx';
import { useSavePersonalDetails } from './personal-details.api.ts';
import { type Saved, toGermanPayload, toGermanValues } from './personal-details.mapping.ts';
import { refusedGerman } from './personal-details.rules.ts';
import { useGreeting } from './use-greeting.ts';
import { useGermanTips } from './use-tips.ts';

/** Germany: one page with the document the person will use and a few facts that stand on it. */
export function GermanPage({ saved, onBack, onSaved }: { saved: Saved; onBack: () => void; onSaved: () => void }) {
  const t = useTranslations('PersonalDetails.German');
  const formRef = useRef<HTMLFormElement>(null);
  const today = useToday();
  const { form, refusedNow, markRefused } = useCheckedForm(toGermanValues(saved), (values) =>
    refusedGerman(values, today),
  );
  const draft = useDraft(form, 'personal-details');
  const save = useSavePersonalDetails();
  const saving = useContinue({
    form: formRef,
    save: () =>
      save(toGermanPayload(form.getValues())).catch((failure: unknown) => {
        markRefused(failure);
        throw failure;
      }),
    onSaved: () => {
      draft.clear();
      onSaved();
    },
  });
  const facts = useStillNeeded(refusedNow.filter((name) => name !== 'idDocument'));
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader intro={useGreeting(null)} header={t('Title')} description={t('Lead')} />}
      tips={useGermanTips()}
      why={refusedNow.includes('idDocument') ? t('WhyDocument') : facts}
      saving={saving}
      onBack={onBack}
    >
      <GermanFields form={form} />
    </StepForm>
  );
}
