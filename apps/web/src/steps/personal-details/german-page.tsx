import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { StepForm } from '../../features/checked-form/step-form.tsx';
import { useCheckedForm } from '../../features/checked-form/use-checked-form.ts';
import { useToday } from '../../features/checked-form/use-today.ts';
import { useDraft } from '../../features/draft/use-draft.ts';
import { errorBesidePapers, useIdPapers } from '../../features/id-upload/use-id-papers.ts';
import { IdentityWays } from '../../features/identity-way/identity-ways.tsx';
import { useIdentityWay } from '../../features/identity-way/use-identity-way.ts';
import { useContinue } from '../../lib/flow/use-continue.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { GermanDocument } from './german-document.tsx';
import { GermanFields } from './german-fields.tsx';
import { useSavePersonalDetails } from './personal-details.api.ts';
import { type Saved, toGermanPayload, toGermanValues } from './personal-details.mapping.ts';
import { refusedGerman } from './personal-details.rules.ts';
import { useFillFromId } from './use-fill-from-id.ts';
import { useGreeting } from './use-greeting.ts';
import { useIdTips } from './use-tips.ts';
import { useWhy } from './use-why.ts';

/** Germany: one page with the ID document, its pictures and a few facts that stand on it. */
export function GermanPage({ saved, onBack, onSaved }: { saved: Saved; onBack: () => void; onSaved: () => void }) {
  const t = useTranslations('PersonalDetails.German');
  const byBank = useTranslations('PersonalDetails.German.ByBank');
  const bank = useTranslations('IncomeCheck');
  const wait = useTranslations('Uploads');
  const formRef = useRef<HTMLFormElement>(null);
  const today = useToday();
  const { form, refusedNow, wrongNow, markRefused } = useCheckedForm(toGermanValues(saved), (values) =>
    refusedGerman(values, today),
  );
  const papers = useIdPapers();
  const way = useIdentityWay(saved, papers);
  const say = way.isByBank ? byBank : t;
  const { isFilled, fillFrom } = useFillFromId(form, papers.ids);
  const draft = useDraft(form, 'personal-details');
  const save = useSavePersonalDetails();
  const saving = useContinue({
    form: formRef,
    about: papers.standing,
    save: async () => {
      if (!way.isByBank) await fillFrom(await papers.refuseIncomplete());
      await save(toGermanPayload(form.getValues(), papers.combination, way.isByBank)).catch((failure: unknown) => {
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
      header={<PageHeader intro={useGreeting(null)} header={say('Title')} description={say('Lead')} />}
      tips={useIdTips(papers.combination, way.isByBank)}
      why={useWhy(papers, refusedNow, wrongNow, way.isByBank)}
      saving={errorBesidePapers(saving, papers)}
      waiting={papers.isWaiting ? wait('PleaseWaitFilesParsed') : null}
      onBack={onBack}
      onBlocked={way.isByBank ? undefined : papers.tellIncomplete}
    >
      {way.isOffered && (
        <IdentityWays
          isByBank={way.isByBank}
          onChange={way.choose}
          byBank={<MessageBox tone="info" text={bank('BankIdLater')} />}
        />
      )}
      {!way.isByBank && <GermanDocument papers={papers} nationality={form.watch('nationality')} />}
      <GermanFields form={form} isRead={isFilled} isByBank={way.isByBank} />
    </StepForm>
  );
}
