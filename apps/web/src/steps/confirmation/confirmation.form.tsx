import type { DocumentRecord } from '@vesta/domain/documents/record';
import { contradictions } from '@vesta/domain/questionnaire/contradictions';
import type { ApplicationState } from '@vesta/domain/state';
import { openStepBefore, type Progress } from '@vesta/domain/workflow/open-step';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { sentOn } from '../../features/analysis/sent-on.ts';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { ContradictionNotice } from '../../features/contradictions/contradiction-notice.tsx';
import { CorrectingNote } from '../../features/correcting/correcting-note.tsx';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { OpenStepNotice } from '../../features/open-step/open-step-notice.tsx';
import { OutlookPanel } from '../../features/outlook/outlook-panel.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSubmitConfirmation } from './confirmation.api.ts';
import { DeclarationTick } from './declaration-tick.tsx';
import { Summary } from './summary.tsx';

const placeOf = ({ application }: ApplicationState) => ({
  region: application.region,
  role: application.applicant_role,
  employmentStatus: application.employment_status,
  applicationType: application.application_type,
});

const progressSoFar = ({ answers }: ApplicationState, documents: readonly DocumentRecord[]): Progress => ({
  answers,
  documents,
  isDeclared: false,
  isPaid: false,
});

/** The last look before the analysis: what is declared, how far it will carry, and the signature under it. */
export function ConfirmationForm({ state }: { state: ApplicationState }) {
  const t = useTranslations('Confirmation');
  const words = useTranslations();
  const flow = useFlow();
  const { applicationId } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const { form } = useCheckedForm({ confirmed: false }, ({ confirmed }) => ({
    confirmed: confirmed ? null : 'confirmation',
  }));
  const { data: documents } = useDocuments();
  // Until the papers are known nobody is sent back for one.
  const open = documents && openStepBefore(flow.steps, 'confirmation', progressSoFar(state, documents), placeOf(state));
  const submit = useSubmitConfirmation();
  const saving = useContinue({
    form: formRef,
    save: () => submit(form.getValues('confirmed')),
    onSaved: () => {
      sentOn.keep(applicationId);
      flow.next();
    },
  });
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader header={t('Title')} description={t('Lead')} />}
      tips={[
        { icon: 'pen', title: t('Help.Binding.Title'), text: t('Help.Binding.Text') },
        { icon: 'lock', title: t('Help.Next.Title'), text: t('Help.Next.Text') },
      ]}
      why={open ? words('DetailsForm.StillNeeded', { fields: words(open.label as 'Steps.AdditionalDetails') }) : null}
      saving={saving}
      onBack={flow.back}
    >
      <CorrectingNote />
      {open && <OpenStepNotice step={open} />}
      {contradictions(state.answers).map((contradiction) => (
        <ContradictionNotice
          key={contradiction.about}
          contradiction={contradiction}
          onToAnswer={() => flow.goTo('questionnaire')}
        />
      ))}
      {/* What is still missing is told before what was said, where everybody looks first. */}
      <OutlookPanel />
      <Summary state={state} />
      <DeclarationTick form={form} user={state.user} />
    </StepForm>
  );
}
