import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { italianRules, refusedAddress } from '../../features/address-autocomplete/address.ts';
import { AddressBlock } from '../../features/address-autocomplete/address-block.tsx';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useStillNeeded } from '../../features/checked-form/use-still-needed.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { DocumentLater } from './document-later.tsx';
import { useSavePersonalDetails } from './personal-details.api.ts';
import { type Saved, toAddressPayload, toAddressValues } from './personal-details.mapping.ts';
import { useGreeting } from './use-greeting.ts';
import { useHomeTips } from './use-tips.ts';

/** Italy, second part: where the person lives. The ID document joins it with the evidence. */
export function AddressPart({ saved, onBack, onSaved }: { saved: Saved; onBack: () => void; onSaved: () => void }) {
  const t = useTranslations('PersonalDetails.Home');
  const { region } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const { form, refusedNow, markRefused } = useCheckedForm(toAddressValues(saved, region), (values) =>
    refusedAddress(values, italianRules(region, values.country)),
  );
  const draft = useDraft(form, 'personal-details-2');
  const save = useSavePersonalDetails();
  const saving = useContinue({
    form: formRef,
    save: () =>
      save(toAddressPayload(form.getValues())).catch((failure: unknown) => {
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
      header={<PageHeader intro={useGreeting(2)} header={t('Title')} description={t('Lead')} />}
      tips={useHomeTips()}
      why={useStillNeeded(refusedNow)}
      saving={saving}
      onBack={onBack}
    >
      <div className="section">
        <AddressBlock form={form} needsNumber />
      </div>
      <DocumentLater />
    </StepForm>
  );
}
