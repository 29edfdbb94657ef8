import type { IncomeRecord } from '@vesta/domain/report/incomes';
import { useTranslations } from 'use-intl';
import { Table } from '../../../ui/table/table.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './tables.module.css';

/** Every source of money in, how often it came, and what of it counts and why. */
export function BankIncomes({ incomes }: { incomes: readonly IncomeRecord[] }) {
  const t = useTranslations('ReportView.BankIncomes');
  const words = useTranslations('ReportWords');
  const { plain } = useFigures();
  return (
    <Card>
      <Table caption={t('Caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Source')}</th>
            <th scope="col" data-num className={styles.wide}>
              {t('Times')}
            </th>
            <th scope="col" data-num>
              {t('Monthly')}
            </th>
            <th scope="col" data-num>
              {t('Counted')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('Why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {incomes.map((income, index) => (
            <tr key={`${income.label} ${income.kind} ${index}`}>
              <th scope="row">
                {income.label ?? words(`IncomeKinds.${income.kind}`)}{' '}
                <EvidenceKeys places={income.places.slice(0, 1)} />
              </th>
              <td data-num className={styles.wide}>
                {income.times}
              </td>
              <td data-num>{plain(income.monthly)}</td>
              <td data-num>
                <b>{plain(income.counted)}</b>
              </td>
              <td className={styles.wide}>{words(`Weights.${income.reason}` as never)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
