import { useSearchParams } from 'react-router';
import { PaymentGate } from './payment-gate.tsx';
import { ReturnedPayment } from './returned-payment.tsx';

/** Whoever comes back from a provider is told how it ended; everybody else is asked to pay, if anything is due. */
export default function PaymentScreen() {
  const [query] = useSearchParams();
  const sessionId = query.get('session_id');
  return sessionId ? <ReturnedPayment sessionId={sessionId} /> : <PaymentGate />;
}
