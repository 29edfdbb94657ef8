import type { MortgagePart } from '@vesta/domain/report/mortgage';
import { useTranslations } from 'use-intl';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/use-figures.ts';
import styles from './loan-bar.module.css';

/** The price as one bar: what is borrowed, what own funds are shown, what is still to show. */
export function LoanBar({ mortgage }: { mortgage: MortgagePart }) {
  const t = useTranslations('ReportView.Mortgage');
  const { whole, percent } = useFigures();
  const { property_value: value, loan_amount: loan, required_funds: required, ltv } = mortgage;
  if (value === null || loan === null || required === null || value <= 0) return null;
  const shown = Math.min(mortgage.shown_funds, Math.max(required, 0));
  const missing = Math.max(required - shown, 0);
  const share = (cents: number) => `${Math.min(100, (100 * cents) / value)}%`;
  return (
    <div>
      <p className={styles.head}>
        <b>{t('Value', { amount: whole(value) })}</b>
        {ltv !== null && (
          <span>
            {t('Ltv')} <Figure of="ltv">{percent(ltv, 1)}</Figure>
          </span>
        )}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.loan} style={{ inlineSize: share(loan) }} />
        <i className={styles.fund} style={{ inlineSize: share(shown) }} />
        <i className={styles.gap} style={{ inlineSize: share(missing) }} />
      </div>
      <ul className={styles.legend}>
        <li>
          <i className={styles.loan} />
          <b>{whole(loan)}</b> {t('Loan')}
        </li>
        <li>
          <i className={styles.fund} />
          <b>{whole(shown)}</b> {t('FundsShown')}
        </li>
        {missing > 0 && (
          <li>
            <i className={styles.gap} />
            <b>{whole(missing)}</b> {t('StillToShow')}
          </li>
        )}
      </ul>
    </div>
  );
}
