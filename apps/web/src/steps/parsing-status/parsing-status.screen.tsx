import { groupDocuments, isNothingToParse, isStillParsing } from '@vesta/domain/documents/groups';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../features/checked-form/load-failed.tsx';
import { StepSkeleton } from '../../features/checked-form/step-skeleton.tsx';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { useFlow } from '../../lib/flow/flow.ts';
import { useRoute } from '../../lib/use-route.ts';
import { ParsingStatusPage } from './parsing-status.page.tsx';

/** Waits until every paper is read; with none to read it is passed over. */
export default function ParsingStatusScreen() {
  const t = useTranslations('ParsingStatus');
  const flow = useFlow();
  const { applicationType } = useRoute();
  const { data, isError, refetch } = useDocuments();
  const isSkipped = data !== undefined && isNothingToParse(data);
  const hasLeft = useRef(false);
  const canGo = flow.steps.length > 0;
  useEffect(() => {
    if (!isSkipped || !canGo || hasLeft.current) return;
    hasLeft.current = true;
    flow.next();
  }, [isSkipped, canGo, flow]);
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <StepSkeleton label={t('Loading')} />;
  if (isSkipped) return <StepSkeleton label={t('NothingToRead')} />;
  return (
    <ParsingStatusPage
      documents={data}
      groups={groupDocuments(data, applicationType)}
      isReading={isStillParsing(data)}
      isConnectionLost={isError}
    />
  );
}
