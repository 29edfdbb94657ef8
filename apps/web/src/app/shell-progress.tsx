import { minutesLeft } from '@vesta/domain/workflow/minutes';
import { progressOf } from '@vesta/domain/workflow/navigation';
import { useTranslations } from 'use-intl';
import { useFlow } from '../lib/flow/flow.ts';
import { Progress } from '../ui/progress/progress.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import styles from './shell-progress.module.css';

type StepLabel = 'Steps.SignUp';

/** The shape of the line of steps, as high as it will be, so that nothing jumps. */
const ComingProgress = () => (
  <div className={styles.place} aria-hidden="true">
    <div className="wrap stack-s">
      <Skeleton width={140} height={16} />
      <Skeleton height={5} radius={3} />
    </div>
  </div>
);

/** The visible steps of the workflow; nothing where nobody knows yet which they will be. */
export function ShellProgress() {
  const t = useTranslations();
  const { steps, stepsLoading, currentStep } = useFlow();
  if (steps.length === 0) return stepsLoading ? <ComingProgress /> : null;
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
