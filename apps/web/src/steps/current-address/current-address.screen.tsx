import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { CurrentAddressForm } from './current-address.form.tsx';

/** Where the person lives today, in flows that do not ask for it with the personal details. */
export default function CurrentAddressScreen() {
  return <WhenLoaded>{({ answers }) => <CurrentAddressForm saved={answers.current_address} />}</WhenLoaded>;
}
