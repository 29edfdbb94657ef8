import type { CSSProperties } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './selectable-card.module.css';

/** One of our icons, or the address of a picture such as a bank's sign. */
export type CardIcon = IconName | { src: string };

const GLYPH_SHARE = 0.53;

export function CardTile({ icon, size }: { icon: CardIcon; size: number }) {
  const sized = { '--tile': `${size}px` } as CSSProperties;
  return (
    <span className={styles.tile} style={sized} data-size={size}>
      {typeof icon === 'string' ? (
        <Icon name={icon} size={Math.round(size * GLYPH_SHARE)} />
      ) : (
        <img src={icon.src} alt="" width={size} height={size} />
      )}
    </span>
  );
}
