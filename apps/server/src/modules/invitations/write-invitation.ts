import type { Language } from '@vesta/domain/languages';
import { INVITATION_LIFETIME_MS } from '@vesta/domain/limits';
import { bearerOf } from '@vesta/domain/payment/who-pays';
import { minutesOfWay } from '@vesta/domain/workflow/minutes';
import type { Transaction } from '../../db/database.ts';
import type { House } from '../../house.ts';
import { pageLink } from '../../lib/page-link.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { invitationCode } from './invitation-code.ts';
import type { InvitationDetails } from './open-invitation.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Guest = InvitationDetails & { role: 'co-applicant' | 'guarantor' };

export type Needs = Pick<House, 'vault' | 'clock' | 'queue' | 'config'>;
export type Host = Access & { application: OwnApplication };

function invitationLink({ config, vault }: Needs, { application }: Host, language: Language, id: string): string {
  const link = pageLink(config, application.region, `/${language}/${application.applicationType}/fill/occupation`);
  link.searchParams.set('invitation_code', invitationCode({ vault }, id));
  return link.href;
}

/** Orders the mail that brings an invitation to its person. */
export async function writeInvitation(
  house: Needs,
  tx: Transaction,
  host: Host,
  language: Language,
  { id, role, fullname, email }: Guest & { id: string },
): Promise<void> {
  const { first_name, last_name } = host.user.profile;
  const { region, applicationType, lanPays } = host.application;
  const paidBy = bearerOf(house.config.whoPays, role, lanPays);
  await enqueueMail(house, tx, {
    to: email,
    applicationId: host.application.id,
    language,
    listingId: host.application.listingId,
    template: 'invitation',
    invitationId: id,
    params: {
      role,
      invitedName: fullname,
      inviterName: `${first_name} ${last_name}`,
      reader: applicationType === 'mortgage' ? 'lender' : 'landlord',
      link: invitationLink(house, host, language, id),
      minutes: minutesOfWay({ region, applicationType, role, paidBy }),
      paidBy,
      days: INVITATION_LIFETIME_MS / DAY_MS,
    },
  });
}
