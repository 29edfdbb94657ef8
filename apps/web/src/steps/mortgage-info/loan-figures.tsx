import { formatMoney } from '@vesta/domain/money/format-money';
import { useLocale, useTranslations } from 'use-intl';
import styles from './loan-figures.module.css';

/** The two figures that nobody types. They are told once the typing has paused, not at every key. */
export function LoanFigures({ percentage, funds }: { percentage: number | null; funds: number | null }) {
  const t = useTranslations('MortgageInfo.Loan');
  const locale = useLocale();
  const sources = 'property_value loan_amount';
  // Both amounts are there; the loan is more than the value.
  const nothingLeft = percentage !== null && funds === null;
  // Two empty cells say nothing; they stay for those who hear the page, to whom the figures are announced.
  const isComing = percentage === null && funds === null;
  return (
    <>
      {isComing && (
        <p className={styles.coming} aria-hidden="true">
          {t('Coming')}
        </p>
      )}
      <dl className={isComing ? 'visually-hidden' : styles.figures}>
        <div>
          <dt>{t('Percentage')}</dt>
          <dd>
            <output htmlFor={sources} id="loan_percentage" className={styles.figure}>
              {percentage === null ? '–' : t('Percent', { percent: percentage })}
            </output>
            <span className={styles.note}>{percentage === null ? t('Unknown') : t('PercentageOf')}</span>
          </dd>
        </div>
        <div>
          <dt>{t('Funds')}</dt>
          <dd>
            <output htmlFor={sources} id="funds" className={styles.figure}>
              {funds === null ? '–' : formatMoney(funds, locale)}
            </output>
            <span className={styles.note}>
              {funds === null ? t(nothingLeft ? 'NoFunds' : 'Unknown') : t('FundsNote')}
            </span>
          </dd>
        </div>
      </dl>
    </>
  );
}
