import { type InvitationLine, isUnanswered } from '@vesta/domain/invitation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Chip } from '../../ui/chip/chip.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { ChangeEmail } from './change-email.tsx';
import styles from './household.module.css';
import { InvitationStatus } from './invitation-status.tsx';
import { SameName } from './same-name.tsx';

interface PersonRowProps {
  fullname: string;
  /** What else is known of the person, one line each. */
  lines: readonly string[];
  isMe?: boolean;
  /** Neither the applicant can be removed, nor whom somebody else named. */
  onRemove?: () => void;
  /** For whoever is written to: the address, and the way to another one. */
  email?: { value: string; own: string; onChange: (email: string) => void };
  /** Set once the step was saved and the person written to. */
  invitation?: InvitationLine | undefined;
  isNamesake?: boolean;
}

function initialsOf(fullname: string): string {
  const words = fullname.trim().split(/\s+/u);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toUpperCase();
}

export function PersonRow({
  fullname,
  lines,
  isMe = false,
  onRemove,
  email,
  invitation,
  isNamesake = false,
}: PersonRowProps) {
  const t = useTranslations('AdditionalDetails');
  const [isChanging, setIsChanging] = useState(false);
  // Whoever has begun an application is known by the address of the invitation.
  const mayChange = email && (!invitation || isUnanswered(invitation.state));
  return (
    <li className={styles.person}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(fullname)}
      </span>
      <div>
        <p>
          <b>{fullname}</b>
        </p>
        {lines.map((line) => (
          <p key={line} className={styles.more}>
            {line}
          </p>
        ))}
      </div>
      {onRemove ? (
        <div className={styles.acts}>
          {mayChange && (
            <IconButton
              icon="pen"
              label={t('Invitation.Change', { name: fullname })}
              onClick={() => setIsChanging(true)}
            />
          )}
          <IconButton
            icon="trash"
            label={t('Household.Remove', { name: fullname })}
            onClick={onRemove}
            className={styles.remove}
          />
        </div>
      ) : (
        isMe && <Chip>{t('Household.You')}</Chip>
      )}
      {invitation && <InvitationStatus invitation={invitation} />}
      {email && isChanging && (
        <ChangeEmail
          email={email.value}
          own={email.own}
          onChange={(changed) => {
            email.onChange(changed);
            setIsChanging(false);
          }}
          onCancel={() => setIsChanging(false)}
        />
      )}
      {isNamesake && <SameName />}
    </li>
  );
}
