import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  radius?: number;
  /** A paragraph of so many lines, the last one shorter. */
  lines?: number;
};

/** The shape of what is on its way, as high as it will be, so that nothing jumps. */
export function Skeleton({ width = '100%', height = 20, radius = 6, lines = 1 }: SkeletonProps) {
  if (lines === 1) return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} />;
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? '60%' : width));
  return (
    <span className={styles.lines} aria-hidden="true">
      {widths.map((lineWidth, line) => (
        <Skeleton key={line} width={lineWidth} height={height} radius={radius} />
      ))}
    </span>
  );
}

/** Skeletons say nothing to a screen reader; the label does, once. */
export function LoadingArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
