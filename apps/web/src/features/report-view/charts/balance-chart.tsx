import type { Balances } from '@vesta/domain/report/monthly';
import { useTranslations } from 'use-intl';
import { Table } from '../../../ui/table/table.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Axis } from './axis.tsx';
import styles from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { verticalScale } from './scale.ts';
import { hasRoom, isLabelled, useChartSize } from './use-chart-size.ts';

const FRAME = { height: 270, top: 24, bottom: 226 };
const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The balance of every day as steps, with the days of pay and what a deposit would ask. */
export function BalanceChart({
  balances,
  threshold,
  caption,
}: {
  balances: Balances;
  threshold: number | null;
  caption: string;
}) {
  const t = useTranslations('ReportView.Chart');
  const { plain, money, day, shortMonth, number } = useFigures();
  const size = useChartSize(FRAME);
  const { steps } = balances;
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return null;
  const begin = dayNumber(first.from);
  const end = dayNumber(last.from) + last.days;
  const across = (at: number) => size.left + ((at - begin) / Math.max(end - begin, 1)) * (size.right - size.left);
  const scale = verticalScale([...steps.map(({ balance }) => balance), threshold ?? 0], size);
  const line = steps
    .map(({ from, days, balance }, index) => {
      const y = scale.at(balance).toFixed(1);
      const start = across(dayNumber(from)).toFixed(1);
      return `${index === 0 ? `M${start} ${y}` : `V${y}`}H${across(dayNumber(from) + days).toFixed(1)}`;
    })
    .join('');
  const months = [...new Set(steps.map(({ from }) => from.slice(0, 7)))];
  const lowest = balances.lowest_on && balances.lowest !== null ? balances : null;
  const monthEnds = months.map((month) => ({ month, step: steps.findLast(({ from }) => from.startsWith(month)) }));
  return (
    <ChartFrame
      legend={[
        ...(balances.salary_days.length === 0 ? [] : [{ sign: 'day' as const, word: t('PayDay') }]),
        ...(threshold === null
          ? []
          : [{ sign: 'threshold' as const, word: t('ThreeRents', { amount: money(threshold) }) }]),
      ]}
      caption={caption}
      table={
        <Table caption={t('BalanceCaption')} captionHidden dense>
          <thead>
            <tr>
              <th scope="col">{t('Day')}</th>
              <th scope="col" data-num>
                {t('Balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {monthEnds.map(
              ({ month, step }) =>
                step && (
                  <tr key={month}>
                    <th scope="row" data-day>
                      {day(step.from)}
                    </th>
                    <td data-num>{plain(step.balance)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </Table>
      }
    >
      <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Axis scale={scale} left={size.left} right={size.right} write={(cents) => number(cents / 100)} />
        <path className={styles.area} d={`${line}V${scale.at(0)}H${across(begin)}Z`} />
        <path className={styles.line} d={line} />
        {threshold !== null && (
          <line
            className={styles.threshold}
            x1={size.left}
            x2={size.right}
            y1={scale.at(threshold)}
            y2={scale.at(threshold)}
          />
        )}
        {balances.salary_days.map((payDay) => (
          <path
            key={payDay}
            className={styles.payDay}
            d={`M${across(dayNumber(payDay))} ${size.bottom - 10}l5 9h-10z`}
          />
        ))}
        {lowest?.lowest_on && (
          <circle
            className={styles.lowest}
            cx={across(dayNumber(lowest.lowest_on))}
            cy={scale.at(lowest.lowest ?? 0)}
            r="4.5"
          />
        )}
        {months.map((month, index) => {
          const beginOf = (one: string) => across(Math.max(dayNumber(`${one}-01`), begin));
          const at = beginOf(month);
          const next = months[index + 1];
          const isCut = index === 0 && next !== undefined && !hasRoom(at, beginOf(next));
          return (
            <g key={month}>
              <line className={styles.monthTick} x1={at} x2={at} y1={size.bottom} y2={size.bottom + 6} />
              {!isCut && isLabelled(index, (size.right - size.left) / months.length) && (
                <text className={styles.month} x={at + 4} y={size.bottom + 22}>
                  {shortMonth(month)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
