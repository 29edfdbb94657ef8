import type { DeskMember } from '@vesta/domain/desk/members';
import { companyRoles } from '@vesta/domain/desk/permissions';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../../ui/message-box/message-box.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useDeskAct } from '../lib/desk-calls.ts';
import styles from './team-page.module.css';

/** One person of the team; owners may change the role or take somebody out. */
export function MemberRow({
  member,
  mayWrite,
  isOnlyOwner,
}: {
  member: DeskMember;
  mayWrite: boolean;
  isOnlyOwner: boolean;
}) {
  const t = useTranslations('DeskWork');
  const roles = useTranslations('Desk.Roles');
  const refusal = useTranslations('Desk.Error');
  const [isSure, setSure] = useState(false);
  const change = useDeskAct('members.change');
  const remove = useDeskAct('members.remove');
  const { id, name, email, role, joined, is_me: isMe } = member;
  const who = name ?? email;
  const ids = { member: id };
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <b>{who}</b> {isMe && <Chip>{t('Team.You')}</Chip>}
        <p className="small quiet">{[...(name ? [email] : []), ...(joined ? [] : [t('Team.Pending')])].join(' · ')}</p>
        {mayWrite && isOnlyOwner && <p className="small quiet">{refusal('LastOwner')}</p>}
        {change.isError && <MessageBox text={change.error.message} />}
      </div>
      {mayWrite && !isOnlyOwner ? (
        <div className={styles.tools}>
          <Select
            aria-label={t('Team.RoleOf', { who })}
            value={role}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate({ ids, body: { role: currentTarget.value } })}
          >
            {companyRoles.map((value) => (
              <option key={value} value={value}>
                {roles(value)}
              </option>
            ))}
          </Select>
          <Button kind="ghost" size="mini" icon="trash" onClick={() => setSure(true)}>
            {t('Team.Remove')}
          </Button>
        </div>
      ) : (
        <Chip tone="line">{roles(role)}</Chip>
      )}
      {isSure && (
        <Dialog
          title={t('Team.RemoveSure', { who })}
          closeLabel={t('Close')}
          onClose={() => setSure(false)}
          actions={
            <>
              <Button
                kind="destroy"
                busy={remove.isPending}
                onClick={() => remove.mutate({ ids }, { onSuccess: () => setSure(false) })}
              >
                {t('Team.Remove')}
              </Button>
              <Button kind="ghost" onClick={() => setSure(false)}>
                {t('Cancel')}
              </Button>
            </>
          }
        >
          {remove.isError && <MessageBox text={remove.error.message} />}
          <p>{t('Team.RemoveText')}</p>
        </Dialog>
      )}
    </li>
  );
}
