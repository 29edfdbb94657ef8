import type { ApplicantsAnswer, DeskApplicant } from '@vesta/domain/desk/applicants';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../../features/report-view/parts/use-figures.ts';
import { ApplicantRow } from './applicant-row.tsx';
import styles from './applicants-table.module.css';
import { scaleEnd } from './rent-scale.ts';

interface ApplicantsTableProps {
  listing: ApplicantsAnswer['listing'];
  /** Everybody: the scale does not change with a filter. */
  all: readonly DeskApplicant[];
  shown: readonly DeskApplicant[];
}

/** Reports side by side on one scale. On phones each row is a card. */
export function ApplicantsTable({ listing, all, shown }: ApplicantsTableProps) {
  const t = useTranslations('DeskWork.Table');
  const { asked, plain, number } = useFigures();
  const { amount_cents: rent } = listing;
  const end = scaleEnd(all, rent);
  const rentInEuro = rent === null ? '' : rent % 100 === 0 ? number(rent / 100) : plain(rent);
  return (
    <div className={styles.grid}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('Caption', { title: listing.title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Applicant')}</th>
            <th scope="col">{t('Status')}</th>
            <th scope="col" data-num>
              {t('Income')}
            </th>
            <th scope="col">
              {t('Sustainable')}
              <span className={styles.axis}>
                <span>0</span>
                {rent !== null && <b>{t('Asked', { amount: rentInEuro })}</b>}
                <span>{number(end / 100)}</span>
              </span>
            </th>
            <th scope="col" data-num>
              {t('Deposit')}
            </th>
            <th scope="col">{t('Checks')}</th>
            <th scope="col">{t('Guarantor')}</th>
            <th scope="col" data-num>
              {t('ValidUntil')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('Actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((applicant) => (
            <ApplicantRow
              key={applicant.id ?? applicant.invited_email}
              applicant={applicant}
              listing={listing}
              end={end}
            />
          ))}
        </tbody>
      </table>
      <p className="visually-hidden">{rent !== null && t('Asked', { amount: asked(rent) })}</p>
    </div>
  );
}
