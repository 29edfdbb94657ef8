import type { MyApplication } from '@vesta/domain/my-data/my-data';
import { stepTable } from '@vesta/domain/workflow/steps';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { useDays } from '../../lib/use-days.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { Looks } from './looks.tsx';
import styles from './my-data.module.css';
import { ReleaseList } from './release-list.tsx';
import { Reviews } from './reviews.tsx';
import { SharingToggle } from './sharing-toggle.tsx';

function State({ application }: { application: MyApplication }) {
  const t = useTranslations('MyData.Application');
  const all = useTranslations();
  const { open_step: step, has_report: hasReport } = application;
  // Answers that changed are to be declared anew before the next report, however many there were.
  if (hasReport && step === null) return <Chip tone="good">{t('Ready')}</Chip>;
  return step && <Chip tone="unsure">{t('Open', { step: all(stepTable[step].labelKey as 'Steps.SignUp') })}</Chip>;
}

/** One application: where it stands, until when it is kept, who sees it, and what can be done about it. */
export function ApplicationCard({ application }: { application: MyApplication }) {
  const t = useTranslations('MyData');
  const { language } = useRoute();
  const { day } = useDays();
  const {
    id,
    application_type: applicationType,
    flat,
    created_at,
    erased_on,
    papers,
    has_report: hasReport,
  } = application;
  const next = application.open_step ?? 'result';
  const title = `application-${id}`;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <h2 id={title}>{flat ?? t(`Application.${applicationType}`)}</h2>
      <State application={application} />
      <p>
        {t('Application.Begun', { day: day(created_at) })} · {t('Application.Papers', { count: papers })}
      </p>
      <p>{t('Application.Erased', { day: day(erased_on) })}</p>
      <ButtonLink kind="second" size="mini" href={paths.step({ language, applicationType, applicationId: id }, next)}>
        {t(hasReport && next === 'result' ? 'Application.ToReport' : 'Application.Continue')}
      </ButtonLink>
      {hasReport && <ReleaseList releases={application.releases} restrictedAt={application.restricted_at} />}
      {hasReport && <SharingToggle applicationId={id} isRestricted={application.restricted_at !== null} />}
      <Fold title={t('Looks.Title')}>
        <Looks looks={application.looks} />
      </Fold>
      {(hasReport || papers > 0 || application.reviews.length > 0) && (
        <Fold title={t('Review.Title')}>
          <Reviews application={application} />
        </Fold>
      )}
    </section>
  );
}
