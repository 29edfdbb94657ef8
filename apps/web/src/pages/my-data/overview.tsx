import type { MyData } from '@vesta/domain/my-data/my-data';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../ui/button/button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ApplicationCard } from './application-card.tsx';
import { ConsentLedger } from './consent-ledger.tsx';
import { EraseEverything } from './erase-everything.tsx';
import { useExportAddress } from './my-data.api.ts';
import styles from './my-data.module.css';
import { News } from './news.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

interface OverviewProps {
  data: MyData;
  onErased: () => void;
  onSignedOut: () => void;
}

/** What is kept, who saw it, and every right as one press. */
export function MyDataOverview({ data, onErased, onSignedOut }: OverviewProps) {
  const t = useTranslations('MyData');
  const exportAddress = useExportAddress();
  return (
    <div className="form stack">
      <PageHeader header={t('Title')} description={t('Lead')} />
      <p className={styles.who}>{t('For', { email: data.email })}</p>
      {data.applications.length === 0 && <p>{t('None')}</p>}
      {data.applications.map((application) => (
        <ApplicationCard key={application.id} application={application} />
      ))}
      <News wantsNews={data.wants_news} />
      <ConsentLedger consents={data.consents} />
      <section className={styles.card} aria-labelledby="take-title">
        <h2 id="take-title">{t('Take.Title')}</h2>
        <p>{t('Take.Lead')}</p>
        <ButtonLink kind="second" icon="download" href={exportAddress} download>
          {t('Take.Button')}
        </ButtonLink>
      </section>
      <SignOutEverywhere onSignedOut={onSignedOut} />
      <EraseEverything email={data.email} receipts={data.receipts} onErased={onErased} />
    </div>
  );
}
