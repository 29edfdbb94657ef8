import type { ConsentLine } from '@vesta/domain/my-data/my-data';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import styles from './my-data.module.css';

const known = ['privacy', 'marketing', 'bank_connection'] as const;

/** What was agreed to and what was not, in which wording and when. */
export function ConsentLedger({ consents }: { consents: readonly ConsentLine[] }) {
  const t = useTranslations('MyData.Consents');
  const { moment } = useDays();
  return (
    <section className={styles.card} aria-labelledby="consents-title">
      <h2 id="consents-title">{t('Title')}</h2>
      {consents.length === 0 ? (
        <p>{t('None')}</p>
      ) : (
        <ul className={styles.lines}>
          {consents.map(({ kind, granted, text_version, at }) => (
            <li key={`${kind} ${at}`}>
              {t('Line', {
                what: t(known.find((one) => one === kind) ?? 'other'),
                word: t(granted ? 'Yes' : 'No'),
                day: moment(at),
                version: text_version,
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
