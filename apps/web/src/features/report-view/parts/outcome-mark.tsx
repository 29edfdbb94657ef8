import type { CheckStanding } from '@vesta/domain/report/checks-tally';
import { classNames } from '../../../ui/class-names.ts';
import styles from './outcome-mark.module.css';

const SHAPES: Record<CheckStanding, { ground: string; sign: string }> = {
  passed: { ground: 'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', sign: 'M5.8 10.3l2.9 2.9 5.6-6.1' },
  failed: { ground: 'M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3z', sign: 'M6.9 6.9l6.2 6.2M13.1 6.9l-6.2 6.2' },
  inconclusive: {
    ground: 'M10 1.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8z',
    sign: 'M5.6 11.2c1.3-2.4 2.9-2.4 4.4-1.2s3.1 1.2 4.4-1.2',
  },
  noted: { ground: 'M10 1.5 19.3 18.2H.7z', sign: 'M10 7.2v5M10 15.3v.1' },
};

/** A disc, an octagon, a dashed ring or a triangle: the shape says it before the colour does. A word stands beside it. */
export function OutcomeMark({ outcome, size = 20 }: { outcome: CheckStanding; size?: number }) {
  const { ground, sign } = SHAPES[outcome];
  return (
    <svg
      className={classNames(styles.mark, styles[outcome])}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path className={styles.ground} d={ground} />
      <path className={styles.sign} d={sign} />
    </svg>
  );
}
