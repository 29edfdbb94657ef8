import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './popup.module.css';

type PopupProps = ComponentProps<'div'> & { align?: 'start' | 'end' };

/** Hangs under its button; on phones it rises from below as a sheet over a veil. Its parent is `position: relative`. */
export function Popup({ align = 'start', className, ...rest }: PopupProps) {
  return (
    <>
      <div className={styles.veil} />
      <div {...rest} className={classNames(styles.panel, styles[align], className)} />
    </>
  );
}
