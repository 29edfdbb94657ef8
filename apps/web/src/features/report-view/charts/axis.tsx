import styles from './chart.module.css';
import type { Scale } from './scale.ts';

type AxisProps = { scale: Scale; left: number; right: number; write: (value: number) => string };

/** Thin lines at round values, zero drawn stronger. */
export function Axis({ scale, left, right, write }: AxisProps) {
  return (
    <g>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles.base : styles.grid}
            x1={left}
            x2={right}
            y1={scale.at(tick)}
            y2={scale.at(tick)}
          />
          <text className={styles.axis} x={left - 8} y={scale.at(tick) + 4} textAnchor="end">
            {write(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
