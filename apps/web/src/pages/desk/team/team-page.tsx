import type { DeskMember } from '@vesta/domain/desk/members';
import { useTranslations } from 'use-intl';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { useCompany } from '../lib/use-company.ts';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { InviteMember } from './invite-member.tsx';
import { MemberRow } from './member-row.tsx';
import styles from './team-page.module.css';

/** The last owner can neither step down nor leave, so nobody is offered to do that. */
const isOnlyOwner = ({ id, role }: DeskMember, list: readonly DeskMember[]): boolean =>
  role === 'owner' && !list.some((other) => other.role === 'owner' && other.id !== id);

/** Who works for the company, and as what. */
export default function TeamPage() {
  const t = useTranslations('DeskWork.Team');
  const company = useCompany();
  const members = useDeskQuery('members.list');
  const mayWrite = company.may('members.write');
  return (
    <div className="form stack">
      <PageHead title={t('Title')} lead={t('Lead')} />
      <Loaded query={members}>
        {({ members: list }) => (
          <ul className={styles.list}>
            {list.map((member) => (
              <MemberRow key={member.id} member={member} mayWrite={mayWrite} isOnlyOwner={isOnlyOwner(member, list)} />
            ))}
          </ul>
        )}
      </Loaded>
      {mayWrite && <InviteMember />}
    </div>
  );
}
