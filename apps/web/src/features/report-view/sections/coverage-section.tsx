import type { CoverageTable } from '@vesta/domain/report/monthly';
import { useTranslations } from 'use-intl';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './coverage.module.css';

/** Which months are shown by which papers; a gap is seen before it is read. */
export function CoverageSection({ coverage: { months, rows } }: { coverage: CoverageTable }) {
  const t = useTranslations('ReportView.Coverage');
  const words = useTranslations('ReportWords');
  const { shortMonth, month: monthName } = useFigures();
  if (months.length === 0) return null;
  const bank = rows.find(({ row }) => row === 'bank')?.states ?? [];
  const covered = bank.filter((state) => state === 'covered').length;
  const gaps = rows.flatMap(({ states }) => states).filter((state) => state === 'missing').length;
  return (
    <ReportSection
      id="coverage"
      label={t('Label')}
      keyFigure={t('Months', { count: covered })}
      heading={t('Heading', { covered, gaps })}
    >
      <Card>
        <table className={styles.coverage}>
          <caption className="visually-hidden">{t('Caption')}</caption>
          <thead>
            <tr>
              <td />
              {months.map((month) => (
                <th key={month} scope="col" title={monthName(month)}>
                  {shortMonth(month)}
                  {month.endsWith('-01') && <small>{month.slice(0, 4)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, states }) => (
              <tr key={row}>
                <th scope="row">{words(`CoverageRows.${row}`)}</th>
                {states.map((state, index) => (
                  <td key={months[index]}>
                    <i className={styles[state]} aria-hidden="true" />
                    <span className="visually-hidden">{words(`CoverageStates.${state}`)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles.legend} aria-hidden="true">
          {(['covered', 'partial', 'missing', 'not_asked'] as const).map((state) => (
            <li key={state}>
              <i className={styles[state]} />
              {words(`CoverageStates.${state}`)}
            </li>
          ))}
        </ul>
      </Card>
    </ReportSection>
  );
}
