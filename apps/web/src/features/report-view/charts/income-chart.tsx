import type { MonthRow } from '@vesta/domain/report/monthly';
import { useTranslations } from 'use-intl';
import { Table } from '../../../ui/table/table.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Axis } from './axis.tsx';
import styles from './chart.module.css';
import { ChartFrame } from './chart-frame.tsx';
import { useHatch } from './hatch.tsx';
import { verticalScale } from './scale.ts';
import { isLabelled, useChartSize } from './use-chart-size.ts';

const FRAME = { height: 280, top: 28, bottom: 228 };
/** Narrower than this the amounts would lie on each other; the table below has them all. */
const ROOM_FOR_VALUE = 44;

const sumOf = (month: MonthRow): number =>
  Math.max(
    (month.paper_income ?? 0) + (month.paper_one_off ?? 0),
    (month.bank_income ?? 0) + (month.bank_one_off ?? 0),
  );

/** The wide outline is what the paper says, the bar inside is what the bank received. */
export function IncomeChart({ months, caption }: { months: readonly MonthRow[]; caption: string }) {
  const t = useTranslations('ReportView.Chart');
  const { plain, month: monthName, shortMonth, number } = useFigures();
  const size = useChartSize(FRAME);
  const hatch = useHatch();
  const scale = verticalScale(months.map(sumOf), size);
  const slot = (size.right - size.left) / Math.max(months.length, 1);
  const wide = Math.min(64, slot * 0.66);
  const cell = (cents: number | null) => (cents === null ? '–' : plain(cents));
  // What nobody received need not have a column: on a phone there is none to spare.
  const hasOneOff = months.some((row) => (row.paper_one_off ?? row.bank_one_off ?? 0) !== 0);
  const hasGap = months.some((row) => row.paper_income === null);
  const table = (
    <Table caption={t('IncomeCaption')} captionHidden dense>
      <thead>
        <tr>
          <th scope="col">{t('Month')}</th>
          <th scope="col" data-num>
            {t('OnPaper')}
          </th>
          <th scope="col" data-num>
            {t('InBank')}
          </th>
          {hasOneOff && (
            <th scope="col" data-num>
              {t('NotCounted')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map((row) => (
          <tr key={row.month}>
            <th scope="row" data-day>
              {monthName(row.month)}
            </th>
            <td data-num>{cell(row.paper_income)}</td>
            <td data-num>{cell(row.bank_income)}</td>
            {hasOneOff && <td data-num>{cell(row.paper_one_off ?? row.bank_one_off)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ChartFrame
      legend={[
        { sign: 'paper', word: t('OnPaper') },
        { sign: 'bank', word: t('InBank') },
        ...(hasOneOff ? [{ sign: 'off' as const, word: t('NotCounted') }] : []),
        ...(hasGap ? [{ sign: 'none' as const, word: t('NoPaper') }] : []),
      ]}
      caption={caption}
      table={table}
    >
      <svg className={styles.chart} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {hatch.pattern}
        <Axis scale={scale} left={size.left} right={size.right} write={(cents) => number(cents / 100)} />
        {months.map((row, index) => {
          const middle = size.left + slot * (index + 0.5);
          const paper = row.paper_income;
          const bank = row.bank_income;
          const oneOff = row.paper_one_off ?? row.bank_one_off ?? 0;
          const basis = paper ?? bank ?? 0;
          const top = scale.at(basis + oneOff);
          return (
            <g key={row.month}>
              <rect
                className={paper === null ? styles.noPaper : styles.paper}
                x={middle - wide / 2}
                width={wide}
                y={scale.at(paper ?? bank ?? 0)}
                height={scale.at(0) - scale.at(paper ?? bank ?? 0)}
              />
              {oneOff > 0 && (
                <rect
                  className={styles.offBox}
                  fill={hatch.fill}
                  x={middle - wide / 2}
                  width={wide}
                  y={top}
                  height={scale.at(basis) - top}
                />
              )}
              {bank !== null && (
                <rect
                  className={row.counted ? styles.bank : styles.bankOff}
                  x={middle - wide * 0.19}
                  width={wide * 0.38}
                  y={scale.at(bank)}
                  height={scale.at(0) - scale.at(bank)}
                />
              )}
              {basis + oneOff > 0 && slot >= ROOM_FOR_VALUE && (
                <text className={styles.value} x={middle} y={top - 8} textAnchor="middle">
                  {number(Math.round((basis + oneOff) / 100))}
                </text>
              )}
              {isLabelled(index, slot) && (
                <text className={styles.month} x={middle} y={size.bottom + 22} textAnchor="middle">
                  {shortMonth(row.month)}
                </text>
              )}
              {row.key && isLabelled(index, slot) && (
                <text className={styles.sub} x={middle} y={size.bottom + 40} textAnchor="middle">
                  {row.key}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
