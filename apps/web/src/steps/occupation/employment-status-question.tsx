import type { EmploymentStatus } from '@vesta/domain/employment';
import type { Listing } from '@vesta/domain/listing';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListingCard } from '../../features/listing-card/listing-card.tsx';
import { startDraft } from '../../lib/flow/start-draft.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { ContinueButton } from '../../ui/continue-button/continue-button.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ByVesta } from './by-vesta.tsx';
import styles from './employment-status-question.module.css';
import { MyApplication } from './my-application.tsx';
import { OccupationOptions } from './occupation-options.tsx';
import { useStartWorkflow } from './use-start-workflow.ts';

/** How a person earns a living decides the papers; from here the workflow begins. */
export function EmploymentStatusQuestion({ listing, onBack }: { listing: Listing | null; onBack: () => void }) {
  const t = useTranslations();
  const start = useStartWorkflow();
  const [status, setStatus] = useState<EmploymentStatus | null>(() => startDraft.read().employmentStatus);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (status) start(status);
  };
  return (
    <form className={listing ? styles.withListing : 'form'} onSubmit={go}>
      <div>
        <PageHeader
          intro={listing && t('Occupation.Status.ApplicationFor', { place: listing.title })}
          header={t('Occupation.Status.Title')}
          description={
            listing
              ? t('Occupation.Status.LeadCompany', { company: listing.company.name })
              : t('Occupation.Status.Lead')
          }
        />
        <OccupationOptions value={status} onChange={setStatus} />
        {listing && <ByVesta listing={listing} />}
        {listing && <MyApplication />}
        <ActionBar back={{ label: t('General.Back'), onBack }}>
          <ContinueButton label={t('General.Continue')} why={status ? null : t('Occupation.Status.Why')} />
        </ActionBar>
      </div>
      {listing && <ListingCard listing={listing} />}
    </form>
  );
}
