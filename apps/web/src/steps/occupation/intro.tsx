import { REPORT_PRICE_CENTS, REPORT_VALID_DAYS } from '@vesta/domain/limits';
import type { Listing } from '@vesta/domain/listing';
import { DEFAULT_ROLE } from '@vesta/domain/roles';
import { useFormatter, useTranslations } from 'use-intl';
import type { Invitation } from '../../features/invitation/use-invitation.ts';
import { useMinutesOfWay } from '../../lib/use-minutes-of-way.ts';
import { useReader } from '../../lib/use-reader.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Unbroken } from '../../ui/unbroken/unbroken.tsx';
import styles from './intro.module.css';
import { MyApplication } from './my-application.tsx';
import scenes from './scenes.svg?no-inline';

const features = [
  { key: 'Yours', icon: 'lock' },
  { key: 'Pause', icon: 'clock' },
  { key: 'Checked', icon: 'shield' },
] as const;

interface IntroProps {
  listing: Listing | null;
  onStart: () => void;
  /** Other words for people who did not come by themselves. */
  title?: string;
  lead?: string;
  price?: string;
  /** In which part, and who pays for it. */
  invited?: Pick<Invitation, 'role' | 'paidBy'>;
}

/** What a person gets here, what it costs, and three reasons to trust it. */
export function Intro({ listing, onStart, invited, ...words }: IntroProps) {
  const t = useTranslations('Occupation');
  const format = useFormatter();
  const reader = useReader();
  const minutes = useMinutesOfWay(invited ?? { role: DEFAULT_ROLE, paidBy: listing?.lanPays ? 'company' : 'self' });
  const amount = format.number(REPORT_PRICE_CENTS / 100, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const price = listing?.lanPays ? t('PriceCompany', { company: listing.company.name }) : t('Price', { price: amount });
  const start = (
    <Button block endIcon="arrow-r" onClick={onStart}>
      {t('Start')}
    </Button>
  );
  return (
    <>
      <div className={styles.hero}>
        <svg className={styles.scene} aria-hidden="true">
          <use href={`${scenes}#door`} />
        </svg>
        <div className={styles.words}>
          <h1 className={styles.title}>{words.title ?? t('Title')}</h1>
          <p className="lead">
            <Unbroken words={words.lead ?? t('Lead', { ...reader, minutes })} />
          </p>
          <p className={styles.price}>
            <Icon name="euro" />
            {words.price ?? price}
          </p>
          <div className={styles.beside}>{start}</div>
          <MyApplication />
        </div>
      </div>
      <ul className={styles.features}>
        {features.map(({ key, icon }) => (
          <li key={key}>
            <span className={styles.tile}>
              <Icon name={icon} />
            </span>
            <div>
              <h2 className={styles.featureTitle}>{t(`Feature.${key}.Title`)}</h2>
              <p>{t(`Feature.${key}.Text`, { days: REPORT_VALID_DAYS, ...reader })}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.below}>
        <ActionBar>{start}</ActionBar>
      </div>
    </>
  );
}
