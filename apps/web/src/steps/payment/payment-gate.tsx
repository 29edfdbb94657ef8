import { useCallback, useEffect } from 'react';
import { LoadFailed } from '../../features/checked-form/load-failed.tsx';
import { useFlow } from '../../lib/flow/flow.ts';
import { Checking } from './checking.tsx';
import { PayPage } from './pay-page.tsx';
import { usePaymentRequired } from './payment.api.ts';

/** Where nothing is due the step is passed over: the listing's side pays, or the person has paid already. */
export function PaymentGate() {
  const flow = useFlow();
  const isPaidFor = flow.listing?.lanPays === true;
  const { data: isDue, isError, refetch } = usePaymentRequired(!isPaidFor && !flow.listingLoading);
  const isOver = isPaidFor || isDue === false;
  useEffect(() => {
    if (isOver) flow.next();
  }, [isOver, flow]);
  const lookAgain = useCallback(() => void refetch(), [refetch]);
  if (isError) return <LoadFailed onRetry={lookAgain} />;
  return isDue ? <PayPage onSettled={lookAgain} /> : <Checking />;
}
