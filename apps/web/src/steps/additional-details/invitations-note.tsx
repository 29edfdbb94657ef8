import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import { invitedNames } from './people.mapping.ts';

/** Says before the step is saved who will be written to because of it. */
export function InvitationsNote({ form }: { form: UseFormReturn<AdditionalValues> }) {
  const t = useTranslations('AdditionalDetails.Household');
  const format = useFormatter();
  const names = invitedNames(form.watch('hhMembers'), form.watch('guarantors'));
  if (names.length === 0) return null;
  return <MessageBox tone="info" text={t('Invite', { names: format.list(names), count: names.length })} />;
}
