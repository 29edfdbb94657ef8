import { useId } from 'react';
import { Button } from '../button/button.tsx';
import type { IconName } from '../icon/icon-names.ts';
import styles from './continue-button.module.css';

type ContinueButtonProps = {
  label: string;
  /** Why one cannot go on yet. The button is disabled exactly when there is a reason, and the reason is always said. */
  why?: string | null | undefined;
  busy?: boolean;
  onContinue?: () => void;
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
  type = 'submit',
  form,
  endIcon = 'arrow-r',
}: ContinueButtonProps) {
  const reason = useId();
  return (
    <div className={styles.continue}>
      {why && (
        <p className={styles.why} id={reason}>
          {why}
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
      >
        {label}
      </Button>
    </div>
  );
}
