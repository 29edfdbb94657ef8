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

const UNKNOWN = '–';

interface SlipColumn {
  readonly name: 'Gross' | 'Deducted' | 'OneOff' | 'Net' | 'Paid' | 'InBankOn' | 'Difference';
  /** Left out on a phone. */
  readonly isWide?: boolean;
  readonly isMain?: boolean;
  readonly text: (row: PayslipRow) => string;
}

/** The payslips of one employer against what the bank received. Rows that count are marked. */
export function PayslipTable({ payslips: { label, rows, is_fraud: isDoubted } }: { payslips: PayslipsIncome }) {
  const t = useTranslations('ReportView.Payslips');
  const { month, monthsInWords, plain, shortDay, money } = useFigures();
  const isPaidApart = rows.some(({ withheld }) => withheld !== 0);
  const cell = (cents: number | null) => (cents === null ? UNKNOWN : plain(cents));
  const columns: readonly SlipColumn[] = [
    { name: 'Gross', isWide: true, text: ({ gross }) => cell(gross) },
    { name: 'Deducted', isWide: true, text: ({ deducted }) => cell(deducted === null ? null : -Math.abs(deducted)) },
    ...(rows.some(({ one_off }) => one_off !== 0)
      ? [{ name: 'OneOff' as const, isWide: true, text: ({ one_off }: PayslipRow) => plain(one_off) }]
      : []),
    { name: 'Net', isWide: isPaidApart, isMain: !isPaidApart, text: ({ net }) => cell(net) },
    ...(isPaidApart ? [{ name: 'Paid' as const, isMain: true, text: ({ paid }: PayslipRow) => cell(paid) }] : []),
    { name: 'InBankOn', isWide: true, text: ({ in_bank_on: on }) => (on ? shortDay(on) : UNKNOWN) },
    { name: 'Difference', text: ({ difference }) => cell(difference) },
  ];
  // A column in which nothing is known, such as the bank's without a statement, would only be in the way.
  const known = columns.filter(({ text }) => rows.some((row) => text(row) !== UNKNOWN));
  return (
    <Card>
      <Table caption={label ? t('CaptionOf', { employer: label }) : t('Caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Month')}</th>
            {known.map(({ name, isWide }) => (
              <th key={name} scope="col" data-num className={isWide ? styles.wide : undefined}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.month}`} className={row.counted ? styles.counted : undefined}>
              <th scope="row">
                <span data-day>{month(row.month)}</span> <EvidenceKeys places={onSlip(row)} />
                {row.counted && <span className="visually-hidden">, {t('Counted')}</span>}
              </th>
              {known.map(({ name, isWide, isMain, text }) => (
                <td key={name} data-num className={isWide ? styles.wide : undefined}>
                  {isMain ? <b>{text(row)}</b> : text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {withheldGroups(rows).map(({ reason, cents, months }) => (
        <Note key={`${reason} ${cents}`}>
          {t(`Withheld.${reason}`, {
            months: monthsInWords(months),
            count: months.length,
            amount: money(cents),
          })}
        </Note>
      ))}
      {isDoubted && <Chip tone="bad">{t('Doubted')}</Chip>}
    </Card>
  );
}
