import type { Look } from '@vesta/domain/my-data/my-data';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import styles from './my-data.module.css';

/** Who else than the person looked at something, newest first. */
export function Looks({ looks }: { looks: readonly Look[] }) {
  const t = useTranslations('MyData.Looks');
  const { moment } = useDays();
  if (looks.length === 0) return <p>{t('None')}</p>;
  return (
    <ul className={styles.lines}>
      {looks.map(({ who, name, what, at }, place) => (
        // Two looks of one moment are two lines.
        <li key={place}>
          <b>{who === 'staff' ? t('Staff') : (name ?? t('Recipient'))}</b>: {t(what)}, {moment(at)}
        </li>
      ))}
    </ul>
  );
}
