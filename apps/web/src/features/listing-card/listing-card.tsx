import type { Listing } from '@vesta/domain/listing';
import { withFirst } from '@vesta/texts/dates-in-words';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Chip } from '../../ui/chip/chip.tsx';
import { Unbroken } from '../../ui/unbroken/unbroken.tsx';
import styles from './listing-card.module.css';
import room from './room.svg?no-inline';

/** The home one applies for, as the company published it. */
export function ListingCard({ listing }: { listing: Listing }) {
  const t = useTranslations('Occupation.Listing');
  const format = useFormatter();
  const locale = useLocale();
  const { title, place, summary, amountCents, availableFrom, lanPays } = listing;
  // A German listing names the rent with everything, an Italian one the rent alone.
  const rent = listing.applicationType !== 'rent' ? 'none' : listing.region === 'de' ? 'warm' : 'cold';
  const amount =
    amountCents === null
      ? null
      : format.number(amountCents / 100, {
          style: 'currency',
          currency: 'EUR',
          maximumFractionDigits: 0,
          useGrouping: 'always',
        });
  return (
    <article className={styles.card}>
      <svg className={styles.picture} aria-hidden="true">
        <use href={`${room}#room`} />
      </svg>
      <div className={styles.inside}>
        <div>
          {amount && (
            <p className={styles.rent}>
              <b className="num">{amount}</b> <span>{t('PerMonth', { rent })}</span>
            </p>
          )}
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.place}>
            <Unbroken words={summary ? `${place} · ${summary}` : place} />
          </p>
        </div>
        <ul className={styles.chips}>
          {availableFrom && (
            <li>
              <Chip>
                {t('From', {
                  date: withFirst(
                    format.dateTime(new Date(`${availableFrom}T12:00:00Z`), { day: 'numeric', month: 'long' }),
                    locale,
                  ),
                })}
              </Chip>
            </li>
          )}
          <li>
            {lanPays ? (
              <Chip tone="good" icon="check">
                {t('NoFee')}
              </Chip>
            ) : (
              <Chip>{t('OwnFee')}</Chip>
            )}
          </li>
        </ul>
      </div>
    </article>
  );
}
