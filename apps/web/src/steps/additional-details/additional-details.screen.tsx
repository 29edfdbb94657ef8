import type { ApplicationState } from '@vesta/domain/state';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../features/checked-form/load-failed.tsx';
import { StepSkeleton } from '../../features/checked-form/step-skeleton.tsx';
import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { useOwnOccupation } from './additional-details.api.ts';
import { AdditionalDetailsForm } from './additional-details.form.tsx';

/** Waits for the saved answers and for what the occupation asks, then shows the form. */
export default function AdditionalDetailsScreen() {
  return <WhenLoaded>{(state) => <WithOccupation state={state} />}</WhenLoaded>;
}

function WithOccupation({ state }: { state: ApplicationState }) {
  const t = useTranslations('DetailsForm');
  const { applicant_role: role, employment_status: status } = state.application;
  const { data: occupation, isPending, refetch } = useOwnOccupation(role, status);
  if (isPending) return <StepSkeleton label={t('Loading')} />;
  if (!occupation) return <LoadFailed onRetry={() => void refetch()} />;
  return <AdditionalDetailsForm state={state} occupation={occupation} />;
}
