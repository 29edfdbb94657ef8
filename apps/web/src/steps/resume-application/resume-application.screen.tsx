import type { UncompleteApplications } from '@vesta/domain/resume';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { HelpTips } from '../../features/checked-form/help-tips.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { useEarlierApplications } from './resume-application.api.ts';
import { ResumeForm } from './resume-application.form.tsx';
import { firstStepOf } from './resume-application.mapping.ts';

const tips = [
  { key: 'Saved', icon: 'clock' },
  { key: 'Private', icon: 'lock' },
] as const;

const isEmpty = (found: UncompleteApplications) => found.applications.length + found.invitations.length === 0;

function useFoundWords(found: UncompleteApplications | undefined): string | null {
  const t = useTranslations('Resume');
  const format = useFormatter();
  if (!found) return null;
  const parts = [
    found.applications.length > 0 && t('FoundApplications', { count: found.applications.length }),
    found.invitations.length > 0 && t('FoundInvitations', { count: found.invitations.length }),
  ].filter((part) => part !== false);
  return t('Found', { what: format.list(parts) });
}

/** Earlier applications and invitations. With none of them nobody is asked: the new application goes on. */
export default function ResumeApplicationScreen() {
  const t = useTranslations();
  const { region, applicationType } = useRoute();
  const { state, stateLoading, steps, next, goTo } = useFlow();
  const role = state?.application.applicant_role;
  // A co-applicant is shown invitations alone; which of the lists there are is the server's to say.
  const hasLists = role === 'main-applicant' || role === 'co-applicant';
  const earlier = useEarlierApplications(hasLists);
  const words = useFoundWords(earlier.data);
  const startNew = () => (steps.length > 0 ? next() : goTo(firstStepOf(region, applicationType)));
  const nothingToAsk = (state !== null && !hasLists) || (earlier.data !== undefined && isEmpty(earlier.data));

  // biome-ignore lint/correctness/useExhaustiveDependencies: pressed once, when it is known that there is no choice
  useEffect(() => {
    if (nothingToAsk) startNew();
  }, [nothingToAsk]);

  const failed = earlier.isError || (state === null && !stateLoading);
  const found = earlier.data;
  const name = state?.user.first_name;
  if (!failed && (nothingToAsk || !found)) {
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
        {found ? (
          <ResumeForm found={found} onStartNew={startNew} />
        ) : (
          <LoadFailed onRetry={() => earlier.refetch()} onStartNew={startNew} />
        )}
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
