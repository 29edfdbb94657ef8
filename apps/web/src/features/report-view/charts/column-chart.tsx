import { useFigures } from '../parts/use-figures.ts';
import { Axis } from './axis.tsx';
import styles from './chart.module.css';
import { useHatch } from './hatch.tsx';
import { verticalScale } from './scale.ts';
import { isLabelled, useChartSize } from './use-chart-size.ts';

export interface Column {
  key: string;
  label: string;
  sub?: string;
  /** Stacked upwards from zero; `out` hangs below it. */
  parts: readonly { cents: number; look: 'best' | 'fits' | 'over' | 'bank' | 'other' }[];
  out?: number;
}

const FRAME = { height: 290, top: 28, bottom: 232 };
/** Below these widths of a column its words would lie on its neighbour's. */
const ROOM = { value: 40, sub: 96 };

/** Columns of stacked amounts, with an optional line that they are held against. */
export function ColumnChart({ columns, threshold = null }: { columns: readonly Column[]; threshold?: number | null }) {
  const { number } = useFigures();
  const size = useChartSize(FRAME);
  const hatch = useHatch();
  const totals = columns.map(({ parts }) => parts.reduce((sum, { cents }) => sum + cents, 0));
  const scale = verticalScale([...totals, ...columns.map(({ out = 0 }) => -out), threshold ?? 0], size);
  const slot = (size.right - size.left) / Math.max(columns.length, 1);
  const wide = Math.min(64, slot * 0.6);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {hatch.pattern}
      <Axis scale={scale} left={size.left} right={size.right} write={(cents) => number(cents / 100)} />
      {columns.map(({ key, label, sub, parts, out = 0 }, index) => {
        const left = size.left + slot * (index + 0.5) - wide / 2;
        let base = 0;
        return (
          <g key={key}>
            {parts.map(({ cents, look }) => {
              const [from, to] = [base, base + cents];
              base = to;
              return (
                <rect
                  key={look}
                  className={styles[`column-${look}`]}
                  {...(look === 'over' && { fill: hatch.fill })}
                  x={left}
                  width={wide}
                  y={scale.at(to)}
                  height={Math.max(0, scale.at(from) - scale.at(to))}
                />
              );
            })}
            {out > 0 && (
              <rect
                className={styles['column-out']}
                x={left}
                width={wide}
                y={scale.at(0)}
                height={scale.at(-out) - scale.at(0)}
              />
            )}
            {slot >= ROOM.value && (
              <text
                className={styles.value}
                x={left + wide / 2}
                y={scale.at(totals[index] ?? 0) - 8}
                textAnchor="middle"
              >
                {number(Math.round((totals[index] ?? 0) / 100))}
              </text>
            )}
            {isLabelled(index, slot) && (
              <text className={styles.month} x={left + wide / 2} y={size.bottom + 24} textAnchor="middle">
                {label}
              </text>
            )}
            {sub && slot >= ROOM.sub && (
              <text className={styles.sub} x={left + wide / 2} y={size.bottom + 42} textAnchor="middle">
                {sub}
              </text>
            )}
          </g>
        );
      })}
      {threshold !== null && (
        <line
          className={styles.threshold}
          x1={size.left}
          x2={size.right}
          y1={scale.at(threshold)}
          y2={scale.at(threshold)}
        />
      )}
    </svg>
  );
}
