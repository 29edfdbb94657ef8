import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useStillNeeded } from '../../features/checked-form/use-still-needed.ts';
import { useToday } from '../../features/checked-form/use-today.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSavePersonalDetails } from './personal-details.api.ts';
import { BirthFields } from './personal-details.birth.tsx';
import { type Saved, toBirthPayload, toBirthValues } from './personal-details.mapping.ts';
import { refusedBirth } from './personal-details.rules.ts';
import { useGreeting } from './use-greeting.ts';
import { useBirthTips } from './use-tips.ts';

/** Italy, first part: nationality, fiscal code, date and place of birth. */
export function BirthPart({ saved, onBack, onSaved }: { saved: Saved; onBack: () => void; onSaved: () => void }) {
  const t = useTranslations('PersonalDetails.Birth');
  const formRef = useRef<HTMLFormElement>(null);
  const today = useToday();
  const { form, refusedNow, wrongNow, markRefused } = useCheckedForm(toBirthValues(saved), (values) =>
    refusedBirth(values, today),
  );
  const draft = useDraft(form, 'personal-details-1');
  const save = useSavePersonalDetails();
  // Once this part is saved the person stands at the second, here as on the server.
  const savePart = (part: Record<string, unknown>) => save(part, { ...part, subStep: 2 });
  const saving = useContinue({
    form: formRef,
    save: () =>
      savePart(toBirthPayload(form.getValues())).catch((failure: unknown) => {
        markRefused(failure);
        throw failure;
      }),
    onSaved: () => {
      draft.clear();
      onSaved();
    },
  });
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader intro={useGreeting(1)} header={t('Title')} description={t('Lead')} />}
      tips={useBirthTips()}
      why={useStillNeeded(refusedNow, wrongNow)}
      saving={saving}
      onBack={onBack}
    >
      <BirthFields form={form} />
    </StepForm>
  );
}
