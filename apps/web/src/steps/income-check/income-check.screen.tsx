import type { ApplicationState } from '@vesta/domain/state';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../features/checked-form/load-failed.tsx';
import { StepSkeleton } from '../../features/checked-form/step-skeleton.tsx';
import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { useSupportedDocuments } from './income-check.api.ts';
import { IncomeCheckForm } from './income-check.form.tsx';
import { NotRequired } from './not-required.tsx';

function ForOccupation({ state }: { state: ApplicationState }) {
  const t = useTranslations('IncomeCheck');
  const { data, isError, refetch } = useSupportedDocuments(state.application.employment_status);
  if (isError) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <StepSkeleton label={t('Loading')} />;
  if (!data.is_income_check_required) return <NotRequired />;
  return <IncomeCheckForm state={state} supported={data.supported_documents} />;
}

/** Payslips, tax papers, statements and whatever else shows an income. */
export default function IncomeCheckScreen() {
  return <WhenLoaded>{(state) => <ForOccupation state={state} />}</WhenLoaded>;
}
