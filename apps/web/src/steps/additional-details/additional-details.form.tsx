import { livesWithoutWork } from '@vesta/domain/income/sources';
import type { Occupation } from '@vesta/domain/occupation';
import type { ApplicationState } from '@vesta/domain/state';
import { canContinue } from '@vesta/domain/validation/additional-rules';
import { needsContract } from '@vesta/domain/validation/contract';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { LivesFrom } from '../../features/income-sources/lives-from.tsx';
import { useSaveSources } from '../../features/income-sources/use-save-sources.ts';
import { bringIntoView } from '../../lib/bring-into-view.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSaveAdditionalDetails } from './additional-details.api.ts';
import { toFormValues, toPayload } from './additional-details.mapping.ts';
import { refusedAdditional } from './additional-details.rules.ts';
import { sectionsOf } from './additional-details.sections.ts';
import { ConfirmationSection } from './confirmation-section.tsx';
import { ContractSection } from './contract-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { InvitationsNote } from './invitations-note.tsx';
import { OptionalParts } from './optional-parts.tsx';
import { useHouseholdTips } from './use-household-tips.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface AdditionalDetailsFormProps {
  state: ApplicationState;
  occupation: Occupation;
}

/** The household and what a landlord or lender wants to know of it; the occupation decides which parts are asked. */
export function AdditionalDetailsForm({ state, occupation }: AdditionalDetailsFormProps) {
  const t = useTranslations('AdditionalDetails');
  const flow = useFlow();
  const { region, applicationType } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const isMortgage = applicationType === 'mortgage';
  const { employment_status: employmentStatus, applicant_role: role } = state.application;
  const isWithoutWork = livesWithoutWork(employmentStatus);
  const asksTarget = applicationType === 'rent' && role === 'main-applicant' && !flow.listing?.amountCents;
  const circumstances = { employmentStatus, applicationType, region, asksTarget };
  const sections = sectionsOf(occupation, applicationType);
  const shared = state.shared_household;
  const saved = shared ? { ...shared, ...state.answers.additional_details } : state.answers.additional_details;
  const { form, markRefused } = useCheckedForm(toFormValues(saved), (values) =>
    refusedAdditional(values, circumstances, sections),
  );
  const draft = useDraft(form, 'additional-details');
  const warning = useUnsavedWarning();
  const save = useSaveAdditionalDetails();
  const saveSources = useSaveSources();
  const saving = useContinue({
    form: formRef,
    save: async () => {
      const values = form.getValues();
      try {
        await save(toPayload(values, circumstances));
        if (isWithoutWork) await saveSources(values.otherIncomes);
      } catch (failure) {
        markRefused(failure);
        throw failure;
      }
    },
    onSaved: () => {
      draft.clear();
      flow.next();
    },
  });
  const onContinue = async () => {
    if (!(await warning.mayProceed())) return;
    // Whoever was just added counts among the household.
    if (await form.trigger()) await saving.onContinue();
    else bringIntoView(formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
  };
  const [hasPets, petsDetails] = form.watch(['hasPets', 'petsDetails']);
  const isHousehold = sections.has('FAMILY_MEMBERS');
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={
        <PageHeader
          header={t(isHousehold ? 'Title' : 'TitleAlone')}
          description={isHousehold ? t(isMortgage ? 'LeadMortgage' : 'Lead') : null}
        />
      }
      tips={useHouseholdTips(sections)}
      why={canContinue(employmentStatus, { hasPets, petsDetails }) ? null : t('Why.Pets')}
      saving={{ ...saving, onContinue }}
      onBack={flow.back}
    >
      {shared && <MessageBox tone="info" text={t('Shared')} />}
      {isHousehold && (
        <HouseholdSection
          form={form}
          user={state.user}
          role={role}
          movingIn={state.moving_in}
          onUnsaved={(add) => warning.report('member', add)}
        />
      )}
      {/* What has to be answered stands above what may be left out. */}
      {needsContract(employmentStatus) && <ContractSection form={form} region={region} />}
      {sections.has('SOURCE_OF_INCOME') && isWithoutWork && (
        <LivesFrom
          options={occupation.other_incomes}
          chosen={form.watch('otherIncomes')}
          onChange={(chosen) => form.setValue('otherIncomes', chosen, { shouldDirty: true })}
        />
      )}
      <OptionalParts
        form={form}
        user={state.user}
        occupation={occupation}
        sections={sections}
        circumstances={circumstances}
        onUnsaved={(add) => warning.report('guarantor', add)}
      />
      {sections.has('CONFIRMATION') && <ConfirmationSection />}
      {(isHousehold || sections.has('GUARANTOR')) && <InvitationsNote form={form} role={role} />}
      {warning.isShown && <ShownMessage tone="warning" text={t('Error.UnsavedValues')} />}
    </StepForm>
  );
}
