import { displayName } from '../display-name.ts';
import { greeting } from '../greeting.ts';
import { button, type MailContent, note, paragraph } from '../mail-content.ts';
import type { MailParams } from '../mail-params.ts';
import type { MailTranslator } from '../mail-translator.ts';

export function invitation(params: MailParams['invitation'], t: MailTranslator): MailContent {
  const { role, invitedName, inviterName, reader, link, minutes, days, paidBy } = params;
  const inviter = displayName(inviterName);
  const as = role === 'guarantor' ? 'Guarantor' : 'CoApplicant';
  return {
    subject: t(`Invitation.Subject${as}`, { inviter }),
    preheader: t('Invitation.Preheader', { minutes }),
    heading: t(`Invitation.Heading${as}`),
    blocks: [
      paragraph(greeting(t, invitedName)),
      paragraph(t(`Invitation.Intro${as}`, { inviter, reader })),
      ...(role === 'guarantor' ? [paragraph(t('Invitation.GuarantorDoes'))] : []),
      paragraph(t(`Invitation.Cost.${paidBy}`, { inviter })),
      paragraph(t('Invitation.Ready', { minutes })),
      button(t('Invitation.Button'), link),
      paragraph(t('Invitation.Validity', { days })),
      note(t('Invitation.Privacy', { inviter })),
    ],
    why: t('Invitation.Why', { inviter }),
  };
}
