import type { Maturity, MortgagePart } from '@vesta/domain/report/mortgage';
import { useTranslations } from 'use-intl';
import { Chip } from '../../../ui/chip/chip.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { type Column, ColumnChart } from '../charts/column-chart.tsx';
import { ReportSection } from '../parts/report-section.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Card } from './card.tsx';
import styles from './tables.module.css';

const looks = [
  { look: 'best', sign: 'best', word: 'Suggested' },
  { look: 'fits', sign: 'fits', word: 'Fits' },
  { look: 'over', sign: 'off', word: 'Over' },
] as const;

/** How long the loan would have to run so that the instalment fits the budget. */
export function InstalmentsSection({ mortgage }: { mortgage: MortgagePart }) {
  const t = useTranslations('ReportView.Instalments');
  const { money, plain, whole, percent } = useFigures();
  const { maturities, instalment_budget: budget, suggested_maturity: suggested } = mortgage;
  if (maturities.length === 0) return null;
  const columnOf = ({ years, instalment, fits, suggested: isBest, allowed }: Maturity): Column => ({
    key: String(years),
    label: t('Years', { years }),
    // A slot is narrower than what the legend says in full.
    sub: t(isBest ? 'Suggested' : !allowed ? 'TooOld' : fits ? 'Fits' : 'OverShort'),
    parts: [{ cents: instalment, look: isBest ? 'best' : fits && allowed ? 'fits' : 'over' }],
  });
  // Only what a bar shows is explained.
  const looksThere = new Set(maturities.flatMap((row) => columnOf(row).parts.map(({ look }) => look)));
  const table = (
    <Table caption={t('TableCaption')} dense>
      <thead>
        <tr>
          <th scope="col">{t('Length')}</th>
          <th scope="col" data-num>
            {t('Instalment')}
          </th>
          <th scope="col" data-num className={styles.wide}>
            {t('Dti')}
          </th>
          <th scope="col" data-num className={styles.wide}>
            {t('CouldBorrow')}
          </th>
          <th scope="col">{t('InBudget')}</th>
        </tr>
      </thead>
      <tbody>
        {maturities.map((row) => (
          <tr key={row.years}>
            <th scope="row" data-day>
              {t('Years', { years: row.years })}
            </th>
            <td data-num>{plain(row.instalment)}</td>
            <td data-num className={styles.wide}>
              {row.dti === null ? '–' : percent(row.dti, 1)}
            </td>
            <td data-num className={styles.wide}>
              {whole(row.could_borrow)}
            </td>
            <td>
              <Chip tone={row.fits && row.allowed ? 'good' : 'warn'}>
                {t(row.suggested ? 'Suggested' : !row.allowed ? 'TooOld' : row.fits ? 'Fits' : 'OverShort')}
              </Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <ReportSection
      id="instalments"
      label={t('Label', { rate: percent(mortgage.rate_percent, 1) })}
      keyFigure={mortgage.instalment === null ? undefined : money(mortgage.instalment)}
      heading={suggested === null ? t('HeadingNone') : t('Heading', { years: suggested })}
    >
      <Card>
        <ChartFrame
          legend={[
            ...looks.filter(({ look }) => looksThere.has(look)).map(({ sign, word }) => ({ sign, word: t(word) })),
            ...(budget === null
              ? []
              : [{ sign: 'threshold' as const, word: t('BudgetLine', { budget: money(budget) }) }]),
          ]}
          caption={budget === null ? t('NoBudget') : t('Caption', { budget: money(budget) })}
          table={table}
        >
          <ColumnChart columns={maturities.map(columnOf)} threshold={budget} />
        </ChartFrame>
      </Card>
    </ReportSection>
  );
}
