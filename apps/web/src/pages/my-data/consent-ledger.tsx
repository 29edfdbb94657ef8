import type { ConsentLine } from '@vesta/domain/my-data/my-data';
import { useTranslations } from 'use-intl';
import styles from './my-data.module.css';
import { useMoments } from './use-moments.ts';

const known = ['privacy', 'marketing', 'bank_connection'] as const;

/** What was agreed to and what was not, in which wording and when. */
export function ConsentLedger({ consents }: { consents: readonly ConsentLine[] }) {
  const t = useTranslations('MyData.Consents');
  const { moment } = useMoments();
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
