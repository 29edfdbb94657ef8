import type { UncompleteApplications } from '@vesta/domain/resume';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { paths } from '../../lib/paths.ts';
import { session } from '../../lib/session.ts';
import { useRoute } from '../../lib/use-route.ts';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useEarlierApplications } from './resume-application.api.ts';
import { ResumeForm } from './resume-application.form.tsx';
import { countFound, firstStepOf, onlyOne } from './resume-application.mapping.ts';
import { StartNew } from './start-new.tsx';
import { useOpenChoice } from './use-resume.ts';

const tips = [
  { key: 'Saved', icon: 'clock' },
  { key: 'Private', icon: 'lock' },
] as const;

function useFoundWords(found: UncompleteApplications | undefined, isMine: boolean): string | null {
  const t = useTranslations('Resume');
  const format = useFormatter();
  if (!found) return null;
  if (countFound(found) === 0) return t('FoundNothing');
  const parts = [
    found.finished.length > 0 && t('FoundReports', { count: found.finished.length }),
    found.applications.length > 0 && t('FoundApplications', { count: found.applications.length }),
    found.invitations.length > 0 && t('FoundInvitations', { count: found.invitations.length }),
  ].filter((part) => part !== false);
  // A report may be older than a month.
  return t(isMine || found.finished.length > 0 ? 'FoundAll' : 'Found', { what: format.list(parts) });
}

/**
 * Earlier applications, reports and invitations. After a new sign-up nobody is asked where there are none: the new
 * application goes on. Without one the page is "my application": the only one there is opens by itself.
 */
export default function ResumeApplicationScreen() {
  const t = useTranslations();
  const navigate = useNavigate();
  const { language, region, applicationType, applicationId } = useRoute();
  const { state, stateLoading, steps, next, goTo } = useFlow();
  const isMine = applicationId === null;
  const role = state?.application.applicant_role;
  // A co-applicant is shown invitations alone; which of the lists there are is the server's to say.
  const hasLists = isMine ? session.token() !== null : role === 'main-applicant' || role === 'co-applicant';
  const earlier = useEarlierApplications(hasLists);
  const found = earlier.data;
  const words = useFoundWords(found, isMine);
  const open = useOpenChoice(found);
  const startNew = () => {
    if (isMine) navigate(paths.occupation(language));
    else if (steps.length > 0) next();
    else goTo(firstStepOf(region, applicationType));
  };
  const isEmpty = found !== undefined && countFound(found) === 0;
  const nothingToAsk = !isMine && ((state !== null && !hasLists) || isEmpty);
  // Told by the page before: the home was applied for already. Whoever is told so opens it themselves.
  const { note = null } = (useLocation().state ?? {}) as { note?: string };
  const only = isMine && !note && found ? onlyOne(found) : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed once, when it is known that there is no choice
  useEffect(() => {
    if (nothingToAsk) startNew();
    else if (only) open(only);
  }, [nothingToAsk, only?.id]);

  if (isMine && !hasLists)
    return <Navigate replace to={paths.step({ language, applicationType, applicationId }, 'verify-email')} />;
  const failed = earlier.isError || (!isMine && state === null && !stateLoading);
  const name = state?.user.first_name ?? found?.applications[0]?.first_name;
  if (!failed && (nothingToAsk || only || !found)) {
    return (
      <LoadingArea label={t('Resume.Loading')}>
        <div className="form stack">
          <Skeleton width="70%" height={38} />
          <Skeleton width="90%" />
          <Skeleton height={132} radius={16} />
        </div>
      </LoadingArea>
    );
  }
  return (
    <div className="cols">
      <div className="form">
        <PageHeader
          header={name ? t('Resume.Title', { name }) : t('Resume.TitleNoName')}
          description={failed ? undefined : words}
        />
        {note && <MessageBox tone="info" text={note} />}
        {isEmpty && <StartNew onStart={startNew} />}
        {found && !isEmpty && <ResumeForm found={found} onStartNew={startNew} />}
        {!found && <LoadFailed onRetry={() => earlier.refetch()} onStartNew={startNew} />}
      </div>
      <HelpTips
        tips={tips.map(({ key, icon }) => ({
          icon,
          title: t(`Resume.Help.${key}.Title`),
          text: t(`Resume.Help.${key}.Text`),
        }))}
      />
    </div>
  );
}
