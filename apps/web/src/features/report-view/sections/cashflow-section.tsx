import type { CashflowMonth, Movement } from '@vesta/domain/report/mortgage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './tables.module.css';

const FIRST_MOVEMENTS = 5;
const inflows = ['salary', 'alimony', 'support', 'other'] as const;

function Movements({ movements }: { movements: readonly Movement[] }) {
  const t = useTranslations('ReportView.Cashflow');
  const { day, plain } = useFigures();
  const [all, setAll] = useState(false);
  return (
    <Card>
      <Table caption={t('Movements')} dense>
        <thead>
          <tr>
            <th scope="col">{t('EntryDate')}</th>
            <th scope="col">{t('Description')}</th>
            <th scope="col" data-num>
              {t('Amount')}
            </th>
            <th scope="col" data-num className={styles.wide}>
              {t('Available')}
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.slice(0, all ? undefined : FIRST_MOVEMENTS).map((movement, index) => (
            <tr key={`${movement.entry_date} ${movement.amount} ${index}`}>
              <td data-day>{day(movement.entry_date)}</td>
              <th scope="row">
                {movement.description ?? t('Withheld')}{' '}
                <EvidenceKeys places={[{ ...movement, what: '', part: 'figure' }]} />
              </th>
              <td data-num>{plain(movement.amount)}</td>
              <td data-num className={styles.wide}>
                {movement.balance === null ? '–' : plain(movement.balance)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {movements.some(({ description }) => description === null) && <p className="small quiet">{t('WithheldNote')}</p>}
      {!all && movements.length > FIRST_MOVEMENTS && (
        <Button kind="ghost" onClick={() => setAll(true)}>
          {t('AllMovements', { count: movements.length })}
        </Button>
      )}
    </Card>
  );
}

type Props = { cashflow: readonly CashflowMonth[]; transactions: readonly Movement[] };

/** What came in and went out by month; single movements only for the applicant and the lender. */
export function CashflowSection({ cashflow, transactions }: Props) {
  const t = useTranslations('ReportView.Cashflow');
  const words = useTranslations('ReportWords.Cashflow');
  const { month, shortMonth, plain } = useFigures();
  if (cashflow.length === 0) return null;
  const inOf = (row: CashflowMonth) => inflows.reduce((sum, name) => sum + row[name], 0);
  const positive = cashflow.filter((row) => inOf(row) >= row.outflow).length;
  // Money of a kind that never came has no column; on a phone all but the salary share one.
  const seen = inflows.filter((name) => name === 'salary' || cashflow.some((row) => row[name] !== 0));
  const besides = seen.filter((name) => name !== 'salary');
  const classOf = (name: (typeof inflows)[number]) => (name === 'salary' ? undefined : styles.wide);
  const table = (
    <Table caption={t('Caption')} captionHidden dense>
      <thead>
        <tr>
          <th scope="col">{t('Month')}</th>
          {seen.map((name) => (
            <th key={name} scope="col" data-num className={classOf(name)}>
              {words(name)}
            </th>
          ))}
          {besides.length > 0 && (
            <th scope="col" data-num className={styles.slim}>
              {t('SupportAndOther')}
            </th>
          )}
          <th scope="col" data-num>
            {words('outflow')}
          </th>
        </tr>
      </thead>
      <tbody>
        {cashflow.map((row) => (
          <tr key={row.month}>
            <th scope="row" data-day>
              {month(row.month)}
            </th>
            {seen.map((name) => (
              <td key={name} data-num className={classOf(name)}>
                {plain(row[name])}
              </td>
            ))}
            {besides.length > 0 && (
              <td data-num className={styles.slim}>
                {plain(besides.reduce((sum, name) => sum + row[name], 0))}
              </td>
            )}
            <td data-num>{plain(-row.outflow)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ReportSection id="cashflow" label={t('Label')} heading={t('Heading', { positive, all: cashflow.length })}>
      <Card>
        <ChartFrame
          legend={[
            ...(cashflow.some(({ salary }) => salary !== 0) ? [{ sign: 'bank' as const, word: words('salary') }] : []),
            ...(besides.length > 0 ? [{ sign: 'other' as const, word: t('SupportAndOther') }] : []),
            { sign: 'out', word: words('outflow') },
          ]}
          caption={t('ChartCaption', { positive, all: cashflow.length })}
          table={table}
        >
          <ColumnChart
            columns={cashflow.map((row) => ({
              key: row.month,
              label: shortMonth(row.month),
              parts: [
                { cents: row.salary, look: 'bank' },
                { cents: row.alimony + row.support + row.other, look: 'other' },
              ],
              out: row.outflow,
            }))}
          />
        </ChartFrame>
        <p className="small quiet">{t('OwnTransfers')}</p>
      </Card>
      {transactions.length > 0 && <Movements movements={transactions} />}
    </ReportSection>
  );
}
