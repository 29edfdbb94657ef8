import type { ApplicationType } from '@vesta/domain/application-types';
import { REPORT_PRICE_CENTS, REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { useFormatter, useTranslations } from 'use-intl';
import { useRoute } from '../../lib/use-route.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-names.ts';
import styles from './price-card.module.css';
import { ReportDrawing } from './report-drawing.tsx';

const answers = { rent: 'Gets.Rent', mortgage: 'Gets.Mortgage', rapid: 'Gets.Rapid' } as const satisfies Record<
  ApplicationType,
  string
>;

/** The price and all that it buys, before anybody pays it. */
export function PriceCard({ isForAll }: { isForAll: boolean }) {
  const t = useTranslations('Payment');
  const format = useFormatter();
  const { applicationType } = useRoute();
  const gets: [IconName, string][] = [
    ['chart', t(answers[applicationType])],
    ['shield', t('Gets.Stamp')],
    ['calendar', t('Gets.Valid', { days: REPORT_VALID_DAYS })],
    ['clock', t('Gets.Delivered')],
  ];
  const price = format.number(REPORT_PRICE_CENTS / 100, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  return (
    <section className={styles.card} aria-labelledby="gets">
      <h2 id="gets" className="visually-hidden">
        {t('Gets.Title')}
      </h2>
      <div className={styles.price}>
        <ReportDrawing />
        <div>
          <p className={styles.amount}>
            {price} <small>{t('Once')}</small>
          </p>
          <p className={styles.one}>{t(isForAll ? 'OneForAll' : 'One')}</p>
        </div>
      </div>
      <ul className={styles.gets}>
        {gets.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={22} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
