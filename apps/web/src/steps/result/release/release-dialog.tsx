import type { Delivery } from '@vesta/domain/release';
import { normaliseEmail, validateEmail } from '@vesta/domain/validation/email';
import { normaliseName, validateName } from '@vesta/domain/validation/name';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CheckedInput } from '../../../features/checked-form/checked-input.tsx';
import { useCheckedForm } from '../../../features/checked-form/use-checked-form.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldGroup } from '../../../ui/field/field.tsx';
import { ShownMessage } from '../../../ui/message-box/shown-message.tsx';
import { Tick } from '../../../ui/tick/tick.tsx';
import { useRelease } from './release.api.ts';

interface ReleaseDialogProps {
  company: string | null;
  hasHousehold: boolean;
  onClose: () => void;
  onReleased: () => void;
}

/** To whom, in which way, and the act itself. Nothing is sent by anything but its last button. */
export function ReleaseDialog({ company, hasHousehold, onClose, onReleased }: ReleaseDialogProps) {
  const t = useTranslations('ReportSharing.Form');
  const general = useTranslations('General');
  const [toListing, setToListing] = useState(company !== null);
  const [delivery, setDelivery] = useState<Delivery>('link');
  const [withHousehold, setWithHousehold] = useState(hasHousehold);
  const [withContact, setWithContact] = useState(false);
  const formId = useId();
  const release = useRelease();
  const { form } = useCheckedForm({ name: '', email: '' }, ({ name, email }) =>
    toListing ? {} : { name: validateName(name), email: validateEmail(email) },
  );
  const send = form.handleSubmit(({ name, email }) =>
    release.mutate(
      {
        recipient: toListing ? 'listing' : { name: normaliseName(name), email: normaliseEmail(email) },
        delivery,
        with_household: withHousehold,
        with_contact: withContact,
      },
      { onSuccess: onReleased },
    ),
  );
  return (
    <Dialog
      title={t('Title')}
      closeLabel={general('Close')}
      onClose={onClose}
      actions={
        <Button type="submit" form={formId} icon="send" busy={release.isPending}>
          {t('Send')}
        </Button>
      }
    >
      <form id={formId} className="stack-s" onSubmit={send} noValidate>
        <p>{t('Lead')}</p>
        {release.isError && <ShownMessage text={release.error.message} defaultText={t('Failed')} />}
        {company && (
          <FieldGroup label={t('Who')}>
            <Tick kind="radio" name="recipient" checked={toListing} onChange={() => setToListing(true)} hint={company}>
              {t('Listing')}
            </Tick>
            <Tick
              kind="radio"
              name="recipient"
              checked={!toListing}
              onChange={() => setToListing(false)}
              hint={t('PersonNote')}
            >
              {t('Person')}
            </Tick>
          </FieldGroup>
        )}
        {!toListing && (
          <>
            <CheckedInput form={form} name="name" label={t('Name')} normalise={normaliseName} />
            <CheckedInput
              form={form}
              name="email"
              label={t('Email')}
              normalise={normaliseEmail}
              input={{ type: 'email', autoCapitalize: 'none', spellCheck: false }}
            />
          </>
        )}
        <FieldGroup label={t('How')}>
          <Tick
            kind="radio"
            name="delivery"
            checked={delivery === 'link'}
            onChange={() => setDelivery('link')}
            hint={t('LinkNote')}
          >
            {t('Link')}
          </Tick>
          <Tick
            kind="radio"
            name="delivery"
            checked={delivery === 'attachment'}
            onChange={() => setDelivery('attachment')}
            hint={t('AttachmentNote')}
          >
            {t('Attachment')}
          </Tick>
        </FieldGroup>
        {hasHousehold && (
          <Tick
            checked={withHousehold}
            onChange={({ currentTarget }) => setWithHousehold(currentTarget.checked)}
            hint={t('WithHouseholdNote')}
          >
            {t('WithHousehold')}
          </Tick>
        )}
        <Tick
          checked={withContact}
          onChange={({ currentTarget }) => setWithContact(currentTarget.checked)}
          hint={t('WithContactNote')}
        >
          {t('WithContact')}
        </Tick>
      </form>
    </Dialog>
  );
}
