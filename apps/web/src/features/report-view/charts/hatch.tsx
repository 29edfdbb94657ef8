import { type ReactNode, useId } from 'react';
import styles from './chart.module.css';

/** The pattern of what is not counted. Each drawing brings its own, because ids are the page's. */
export function useHatch(): { fill: string; pattern: ReactNode } {
  const id = useId();
  return {
    fill: `url(#${id})`,
    pattern: (
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatchGround} width="6" height="6" />
          <line className={styles.hatchLine} x1="0" y1="0" x2="0" y2="6" />
        </pattern>
      </defs>
    ),
  };
}
