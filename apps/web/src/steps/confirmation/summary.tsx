import type { ApplicationState } from '@vesta/domain/state';
import type { StepRouter } from '@vesta/domain/workflow/steps';
import { useTranslations } from 'use-intl';
import { useFlow } from '../../lib/flow/flow.ts';
import { Facts } from '../../ui/facts/facts.tsx';
import { PapersDiffer } from './papers-differ.tsx';
import { PapersHandedIn } from './papers-handed-in.tsx';
import styles from './summary.module.css';
import { SummaryPart } from './summary-part.tsx';
import { type SummarisedStep, summarisedSteps, useSummaryFacts } from './use-summary-facts.ts';

/** Who has no step about the household is asked about the contract beside the papers. */
const workStep = (walked: readonly StepRouter[]): StepRouter =>
  walked.includes('additional-details') ? 'additional-details' : 'income-check';

/** All that is about to be declared, in the order of the flow, and only the steps that this flow has. */
export function Summary({ state }: { state: ApplicationState }) {
  const t = useTranslations('Confirmation');
  const { steps } = useFlow();
  const facts = useSummaryFacts(state);
  const walked = steps.filter(({ skip }) => !skip).map(({ router }) => router);
  const shown = walked.filter((step): step is SummarisedStep => summarisedSteps.some((one) => one === step));
  return (
    <div className={styles.summary}>
      {shown.map((step) => (
        <SummaryPart key={step} name={step} step={step}>
          {facts[step].length > 0 ? <Facts facts={facts[step]} /> : <p className="small quiet">{t('NotSaid')}</p>}
        </SummaryPart>
      ))}
      <SummaryPart name="work" step={workStep(walked)}>
        <Facts facts={facts.work} />
        <PapersDiffer state={state} step={workStep(walked)} />
      </SummaryPart>
      {walked.includes('income-check') && (
        <SummaryPart name="income-check" step="income-check">
          <PapersHandedIn />
        </SummaryPart>
      )}
    </div>
  );
}
