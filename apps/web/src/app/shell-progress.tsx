import { minutesLeft } from '@vesta/domain/workflow/minutes';
import { progressOf } from '@vesta/domain/workflow/navigation';
import { useTranslations } from 'use-intl';
import { useFlow } from '../lib/flow/flow.ts';
import { Progress } from '../ui/progress/progress.tsx';
import styles from './shell-progress.module.css';

type StepLabel = 'Steps.SignUp';

/** The visible steps of the workflow. Its place is held while the workflow is on its way, so that nothing jumps. */
export function ShellProgress() {
  const t = useTranslations();
  const { steps, currentStep } = useFlow();
  if (steps.length === 0) return <div className={styles.place} aria-hidden="true" />;
  const words = {
    label: t('Shell.Progress'),
    done: t('Shell.StepDone'),
    count: (step: number, total: number) => t('Shell.StepOf', { step, total }),
  };
  // Labels are keys of the step table, which the texts are checked against.
  const shown = progressOf(steps, currentStep).map((step) => ({ ...step, label: t(step.label as StepLabel) }));
  const minutes = minutesLeft(steps, currentStep);
  return (
    <Progress steps={shown} words={words} endNote={minutes > 0 ? t('Shell.MinutesLeft', { minutes }) : undefined} />
  );
}
