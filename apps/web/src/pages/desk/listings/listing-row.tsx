import type { ListingLine } from '@vesta/domain/desk/listings';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';
import { Chip } from '../../../ui/chip/chip.tsx';
import styles from './listings-page.module.css';

/** One home: what it is, what it costs, how many people are behind it. */
export function ListingRow({ line, to }: { line: ListingLine; to: string }) {
  const t = useTranslations('DeskWork.Listings');
  const { asked, day } = useFigures();
  const { title, place, amount_cents: amount, available_from: from, closed_at: closed, applicants } = line;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link className={styles.title} to={to}>
          {title}
        </Link>
        <p className="small quiet">{place}</p>
      </div>
      <p className={styles.rent}>
        {amount === null ? (
          <span className="quiet">{t('NoRent')}</span>
        ) : (
          <>
            <b className="num">{asked(amount)}</b>{' '}
            {line.application_type === 'rent' && t('AMonth', { region: line.region })}
          </>
        )}
        {from && <span>{t('FreeFrom', { day: day(from) })}</span>}
      </p>
      <p className={styles.people}>
        <span>{t('Started', { count: applicants.started })}</span>
        <span>
          {t('Released', { count: applicants.released })}
          {applicants.invited > 0 && ` · ${t('Invited', { count: applicants.invited })}`}
        </span>
      </p>
      <p>
        {closed ? (
          <Chip icon="lock">{t('Closed')}</Chip>
        ) : (
          <Chip tone="line">{line.lan_pays ? t('CompanyPays') : t('ApplicantPays')}</Chip>
        )}
      </p>
    </li>
  );
}
