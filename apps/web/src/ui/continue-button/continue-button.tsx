import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import type { IconName } from '../icon/icon-names.ts';
import { Unbroken } from '../unbroken/unbroken.tsx';
import styles from './continue-button.module.css';
import { leadToProblem } from './lead-to-problem.ts';

type ContinueButtonProps = {
  label: string;
  /** Why one cannot go on yet. The button is disabled exactly when there is a reason, and the reason is always said. */
  why?: string | null | undefined;
  busy?: boolean;
  onContinue?: () => void;
  /** Pressed while there is a reason: marks what is missing or wrong, to the first of which the press then leads. */
  onBlocked?: () => unknown;
  type?: 'submit' | 'button';
  /** The form that a submit outside of it belongs to. */
  form?: string;
  endIcon?: IconName;
};

export function ContinueButton({
  label,
  why,
  busy = false,
  onContinue,
  onBlocked,
  type = 'submit',
  form,
  endIcon = 'arrow-r',
}: ContinueButtonProps) {
  const reason = useId();
  const [asked, setAsked] = useState<string | null>(null);
  const onIdlePress = async (button: HTMLButtonElement) => {
    setAsked(why ?? null);
    await onBlocked?.();
    leadToProblem(button.form);
  };
  return (
    <div className={styles.continue}>
      {why && (
        <p className={classNames(styles.why, asked === why && styles.asked)} id={reason}>
          <Unbroken words={why} />
        </p>
      )}
      <Button
        type={type}
        form={form}
        busy={busy}
        endIcon={endIcon}
        className={styles.button}
        aria-disabled={why ? true : undefined}
        aria-describedby={why ? reason : undefined}
        onClick={onContinue && (() => onContinue())}
        onBlocked={(button) => void onIdlePress(button)}
      >
        {label}
      </Button>
    </div>
  );
}
