import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './chip.module.css';

export type ChipTone = 'plain' | 'good' | 'warn' | 'bad' | 'unsure' | 'brand' | 'line';

const ICONS: Partial<Record<ChipTone, IconName>> = {
  good: 'check',
  warn: 'alert',
  bad: 'error',
  unsure: 'unsure',
  brand: 'check',
};

/** A state in a word. A toned chip always has an icon, since colour alone says nothing. */
export function Chip({ tone = 'plain', icon, children }: { tone?: ChipTone; icon?: IconName; children: ReactNode }) {
  const name = icon ?? ICONS[tone];
  return (
    <span className={classNames(styles.chip, styles[tone], !name && styles.bare)}>
      {name && <Icon name={name} size={16} />}
      {children}
    </span>
  );
}
