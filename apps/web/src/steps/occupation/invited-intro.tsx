import type { Listing } from '@vesta/domain/listing';
import { useTranslations } from 'use-intl';
import { useInvitation } from '../../features/invitation/use-invitation.ts';
import { Intro } from './intro.tsx';

/** The start as somebody finds it who was invited: in a guarantor's words, and with the cost that is theirs. */
export default function InvitedIntro({ listing, onStart }: { listing: Listing | null; onStart: () => void }) {
  const t = useTranslations('Invitation');
  const { invitation } = useInvitation();
  if (!invitation) return <Intro listing={listing} onStart={onStart} />;
  const { role, invitedBy: name, paidBy } = invitation;
  const words = role === 'guarantor' ? { title: t('GuarantorTitle'), lead: t('GuarantorLead', { name }) } : {};
  return (
    <Intro listing={listing} onStart={onStart} invited={invitation} price={t(`Cost.${paidBy}`, { name })} {...words} />
  );
}
