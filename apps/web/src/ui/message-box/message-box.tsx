import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './message-box.module.css';

export type MessageTone = 'error' | 'warning' | 'info' | 'good' | 'unsure';

/** Either the message is there, or the caller says what to show in its place. */
type Words = { text: ReactNode; defaultText?: string } | { text?: ReactNode; defaultText: string };

export type MessageBoxProps = Words & {
  tone?: MessageTone;
  /** Said first and in bold. */
  lead?: ReactNode;
  /** Part of the page from the start, as one of its facts: read where it stands, not called out. */
  standing?: boolean;
  /** Without it the box stays. */
  close?: { label: string; onClose: () => void } | undefined;
  children?: ReactNode;
};

const ICONS: Record<MessageTone, IconName> = {
  error: 'error',
  warning: 'alert',
  info: 'info',
  good: 'check-c',
  unsure: 'unsure',
};

export function MessageBox({
  tone = 'error',
  lead,
  text,
  defaultText,
  close,
  standing = false,
  children,
}: MessageBoxProps) {
  const isUrgent = tone === 'error' || tone === 'warning';
  return (
    <div
      className={classNames(styles.box, styles[tone])}
      role={standing ? undefined : isUrgent ? 'alert' : 'status'}
      data-tone={tone}
    >
      <Icon name={ICONS[tone]} className={styles.icon} />
      <div className={styles.words}>
        {lead && (
          <b>
            <Unbroken words={lead} />{' '}
          </b>
        )}
        <Unbroken words={text || defaultText} />
        {children}
      </div>
      {close && <IconButton icon="x" label={close.label} onClick={close.onClose} className={styles.close} />}
    </div>
  );
}
