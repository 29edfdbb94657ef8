import { useQueryClient } from '@tanstack/react-query';
import type { ApplicationState } from '@vesta/domain/state';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { LoadFailed } from './load-failed.tsx';
import { StepSkeleton } from './step-skeleton.tsx';

/** A form begins with what was saved, so it is shown only once that is known. */
export function WhenLoaded({ children }: { children: (state: ApplicationState) => ReactNode }) {
  const t = useTranslations('DetailsForm');
  const queries = useQueryClient();
  const { state, stateLoading } = useFlow();
  if (state) return children(state);
  if (stateLoading) return <StepSkeleton label={t('Loading')} />;
  return <LoadFailed onRetry={() => void queries.resetQueries({ queryKey: ['state'] })} />;
}
