import type { PayslipRow, PayslipsIncome } from '@vesta/domain/report/incomes';
import type { Place } from '@vesta/domain/report/place';
import { withheldGroups } from '@vesta/domain/report/withheld';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card, Note } from './card.tsx';
import styles from './tables.module.css';

/** What stands on the payslip itself; one of which nothing could be read opens all the same. */
function onSlip({ key, places }: PayslipRow): Place[] {
  const own = places.filter((place) => place.key === key);
  return own.length > 0 ? own : [{ key, page: null, box: null, what: '', part: 'figure' }];
}

/** The payslips of one employer against what the bank received. Rows that count are marked. */
export function PayslipTable({ payslips: { label, rows, is_fraud: isDoubted } }: { payslips: PayslipsIncome }) {
  const t = useTranslations('ReportView.Payslips');
  const { month, plain, day, money } = useFigures();
  const isPaidApart = rows.some(({ withheld }) => withheld !== 0);
  const cell = (cents: number | null) => (cents === null ? '–' : plain(cents));
  return (
    <Card>
      <Table caption={label ? t('CaptionOf', { employer: label }) : t('Caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            <th scope="col" data-num className={styles.wide}>
              {t('Gross')}
            </th>
            <th scope="col" data-num className={styles.wide}>
              {t('Deducted')}
            </th>
            <th scope="col" data-num className={styles.wide}>
              {t('OneOff')}
            </th>
            <th scope="col" data-num className={isPaidApart ? styles.wide : undefined}>
              {t('Net')}
            </th>
            {isPaidApart && (
              <th scope="col" data-num>
                {t('Paid')}
              </th>
            )}
            <th scope="col" data-num className={styles.wide}>
              {t('InBankOn')}
            </th>
            <th scope="col" data-num>
              {t('Difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.month}`} className={row.counted ? styles.counted : undefined}>
              <th scope="row">
                {month(row.month)} <EvidenceKeys places={onSlip(row)} />
                {row.counted && <span className="visually-hidden">, {t('Counted')}</span>}
              </th>
              <td data-num className={styles.wide}>
                {cell(row.gross)}
              </td>
              <td data-num className={styles.wide}>
                {cell(row.deducted === null ? null : -Math.abs(row.deducted))}
              </td>
              <td data-num className={styles.wide}>
                {plain(row.one_off)}
              </td>
              <td data-num className={isPaidApart ? styles.wide : undefined}>
                {isPaidApart ? cell(row.net) : <b>{cell(row.net)}</b>}
              </td>
              {isPaidApart && (
                <td data-num>
                  <b>{cell(row.paid)}</b>
                </td>
              )}
              <td data-num className={styles.wide}>
                {row.in_bank_on ? day(row.in_bank_on) : '–'}
              </td>
              <td data-num>{cell(row.difference)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {withheldGroups(rows).map(({ reason, cents, months }) => (
        <Note key={`${reason} ${cents}`}>
          {t(`Withheld.${reason}`, { months: months.map(month).join(', '), amount: money(cents) })}
        </Note>
      ))}
      {isDoubted && <Chip tone="bad">{t('Doubted')}</Chip>}
    </Card>
  );
}
