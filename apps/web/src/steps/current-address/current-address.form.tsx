import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { refusedAddress, sharedRules } from '../../features/address-autocomplete/address.ts';
import { AddressBlock } from '../../features/address-autocomplete/address-block.tsx';
import type { HelpTip } from '../../features/checked-form/help-tips.tsx';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useStillNeeded } from '../../features/checked-form/use-still-needed.ts';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { useFillAddress } from '../../features/id-upload/use-fill-address.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useReader } from '../../lib/use-reader.ts';
import { useRole } from '../../lib/use-role.ts';
import { useRoute } from '../../lib/use-route.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSaveCurrentAddress } from './current-address.api.ts';
import { shownName, toFormValues, toPayload } from './current-address.mapping.ts';

export function CurrentAddressForm({ saved }: { saved: Record<string, unknown> | null }) {
  const t = useTranslations('CurrentAddress');
  const flow = useFlow();
  const { region } = useRoute();
  const formRef = useRef<HTMLFormElement>(null);
  const { form, refusedNow, wrongNow, markRefused } = useCheckedForm(toFormValues(saved, region), (values) =>
    refusedAddress(values, sharedRules(values.country)),
  );
  const { documents } = useDocuments();
  const isRead = useFillAddress(
    form,
    documents.filter(({ type }) => type === 'national_id'),
  );
  const draft = useDraft(form, 'current-address');
  const save = useSaveCurrentAddress();
  const saving = useContinue({
    form: formRef,
    save: () =>
      save(toPayload(form.getValues())).catch((failure: unknown) => {
        markRefused(failure, shownName);
        throw failure;
      }),
    onSaved: () => {
      draft.clear();
      flow.next();
    },
  });
  const reader = useReader();
  const role = useRole();
  const tips: HelpTip[] = [
    { icon: 'home', title: t('Help.Why.Title'), text: t('Help.Why.Text') },
    { icon: 'lock', title: t('Help.Seen.Title', reader), text: t('Help.Seen.Text') },
  ];
  return (
    <StepForm
      form={form}
      formRef={formRef}
      header={<PageHeader header={t('Title')} description={t('Lead', { role })} />}
      tips={tips}
      why={useStillNeeded(refusedNow, wrongNow)}
      saving={saving}
      onBack={flow.back}
    >
      <div className="section">
        {isRead && <MessageBox tone="info" text={t('Read')} />}
        <AddressBlock form={form} needsNumber={false} />
      </div>
    </StepForm>
  );
}
