import { WhenLoaded } from '../../features/checked-form/when-loaded.tsx';
import { QuestionnaireForm } from './questionnaire.form.tsx';

export default function QuestionnaireScreen() {
  return <WhenLoaded>{(state) => <QuestionnaireForm state={state} />}</WhenLoaded>;
}
