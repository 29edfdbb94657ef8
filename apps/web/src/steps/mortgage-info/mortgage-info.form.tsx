import { wantsProof } from '@vesta/domain/mortgage/vocabulary';
import type { ApplicationState } from '@vesta/domain/state';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ConfirmTick } from './confirm-tick.tsx';
import { LoanSection } from './loan-section.tsx';
import { useSaveMortgageInfo } from './mortgage-info.api.ts';
import { toFormValues, toPayload } from './mortgage-info.mapping.ts';
import { refusedMortgage } from './mortgage-info.rules.ts';
import { ProofUpload } from './proof-upload.tsx';
import { PropertySection } from './property-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import { useOwnWords } from './use-own-words.ts';

/** What is to be bought, the loan for it, and where the rest comes from. */
export function MortgageInfoForm({ state }: { state: ApplicationState }) {
  const t = useTranslations('MortgageInfo');
  const flow = useFlow();
  const { region } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const { form, markRefused } = useCheckedForm(
    toFormValues(state.answers.mortgage_info),
    (values) => refusedMortgage(values, region),
    useOwnWords(),
  );
  const draft = useDraft(form, 'mortgage-info');
  const save = useSaveMortgageInfo();
  const saving = useContinue({
    form: formRef,
    save: () =>
      save(toPayload(form.getValues(), region)).catch((failure: unknown) => {
        markRefused(failure);
        throw failure;
      }),
    onSaved: () => {
      draft.clear();
      flow.next();
    },
  });
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader header={t('Title')} description={t('Lead')} />}
      tips={[
        { icon: 'chart', title: t('Help.Why.Title'), text: t('Help.Why.Text') },
        { icon: 'euro', title: t('Help.Costs.Title'), text: t('Help.Costs.Text') },
        { icon: 'info', title: t('Help.Offer.Title'), text: t('Help.Offer.Text') },
      ]}
      why={null}
      saving={saving}
      onBack={flow.back}
    >
      <PropertySection form={form} region={region} />
      <LoanSection form={form} region={region} />
      <SourcesSection form={form} region={region} />
      {wantsProof(form.watch('sources_of_fund')) && <ProofUpload />}
      <ConfirmTick form={form} />
    </StepForm>
  );
}
