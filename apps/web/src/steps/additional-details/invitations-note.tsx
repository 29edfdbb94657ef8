import type { ApplicantRole } from '@vesta/domain/roles';
import type { UseFormReturn } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { useHouseNotice } from '../../lib/use-notice.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import type { AdditionalValues } from './additional-details.mapping.ts';
import { useInvitations } from './invitations.api.ts';
import { invitedNames } from './people.mapping.ts';

/** Says before the step is saved who will be written to because of it, and before anybody is named what it costs them. */
export function InvitationsNote({ form, role }: { form: UseFormReturn<AdditionalValues>; role: ApplicantRole }) {
  const t = useTranslations('AdditionalDetails.Household');
  const format = useFormatter();
  const { listing } = useFlow();
  const { whoPays } = useHouseNotice();
  const written = useInvitations().map(({ email }) => email);
  const isNew = ({ email }: { email: string }) => !written.includes(email);
  const names = invitedNames(form.watch('hhMembers').filter(isNew), form.watch('guarantors').filter(isNew));
  // Whoever was invited themselves speaks of no payment: it is not theirs.
  const cost = listing?.lanPays
    ? t('InviteCost.company', { company: listing.company.name })
    : role === 'main-applicant' && t(`InviteCost.${whoPays}`);
  if (names.length === 0) return cost && <p className="small quiet">{cost}</p>;
  return (
    <MessageBox
      tone="info"
      text={[t('Invite', { names: format.list(names), count: names.length }), cost].filter(Boolean).join(' ')}
    />
  );
}
