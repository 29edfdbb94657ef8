import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { MortgageInfoForm } from './mortgage-info.form.tsx';

export default function MortgageInfoScreen() {
  return <WhenLoaded>{(state) => <MortgageInfoForm state={state} />}</WhenLoaded>;
}
