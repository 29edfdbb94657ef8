import { isItalian } from '@vesta/domain/validation/italian';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { italianRules, refusedAddress } from '../../features/address-autocomplete/address.ts';
import { AddressBlock } from '../../features/address-autocomplete/address-block.tsx';
import { savedText } from '../../features/checked-form/saved-text.ts';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { IdUpload } from '../../features/id-upload/id-upload.tsx';
import { useFillAddress } from '../../features/id-upload/use-fill-address.ts';
import { useIdOptions } from '../../features/id-upload/use-id-options.ts';
import { errorBesidePapers, useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { useRole } from '../../lib/use-role.ts';
import { useRoute } from '../../lib/use-route.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { useSavePersonalDetails } from './personal-details.api.ts';
import { type Saved, toAddressPayload, toAddressValues } from './personal-details.mapping.ts';
import { useGreeting } from './use-greeting.ts';
import { useIdTips } from './use-tips.ts';
import { useWhy } from './use-why.ts';

/** Italy, second part: the ID document and where the person lives. */
export function AddressPart({ saved, onBack, onSaved }: { saved: Saved; onBack: () => void; onSaved: () => void }) {
  const t = useTranslations('IdUpload');
  const { region } = useRoute();
  const role = useRole();
  const wait = useTranslations('Uploads');
  const formRef = useRef<HTMLFormElement>(null);
  const { form, refusedNow, wrongNow, markRefused } = useCheckedForm(toAddressValues(saved, region), (values) =>
    refusedAddress(values, italianRules(region, values.country)),
  );
  // Nearly every Italian has one by now; whoever shows another paper chooses it.
  const papers = useIdPapers(null, isItalian(savedText(saved, 'nationality')) ? 'digital_id' : null);
  const isAddressRead = useFillAddress(form, papers.ids);
  const { data: options, isError, refetch } = useIdOptions();
  const draft = useDraft(form, 'personal-details-2');
  const save = useSavePersonalDetails();
  const saving = useContinue({
    form: formRef,
    about: papers.standing,
    save: async () => {
      await papers.refuseIncomplete();
      await save(toAddressPayload(form.getValues())).catch((failure: unknown) => {
        markRefused(failure);
        throw failure;
      });
    },
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
      tips={useIdTips(papers.combination)}
      why={useWhy(papers, refusedNow, wrongNow)}
      saving={errorBesidePapers(saving, papers)}
      waiting={papers.isWaiting ? wait('PleaseWaitFilesParsed') : null}
      onBack={onBack}
      onBlocked={papers.tellIncomplete}
    >
      <section className="section" aria-labelledby="which-document">
        <PageHeader sub id="which-document" header={t('Which')} />
        <IdUpload
          papers={papers}
          options={options ? options[options.selected ?? 'default'] : null}
          failed={isError}
          onRetry={() => void refetch()}
        />
      </section>
      <section className="section" aria-labelledby="address">
        <PageHeader sub id="address" header={t('Address')} description={t('AddressHint', { role })} />
        {isAddressRead && <MessageBox tone="info" text={t('AddressRead')} />}
        <AddressBlock form={form} needsNumber />
      </section>
    </StepForm>
  );
}
