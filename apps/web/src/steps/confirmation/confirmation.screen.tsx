import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { ConfirmationForm } from './confirmation.form.tsx';

export default function ConfirmationScreen() {
  return <WhenLoaded>{(state) => <ConfirmationForm state={state} />}</WhenLoaded>;
}
