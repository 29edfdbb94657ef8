import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './footer.module.css';

export type ContinueLaterProps = {
  state: 'idle' | 'sending' | 'sent' | 'failed';
  words: { text: string; action: string; sent: string; failed: string };
  onRequest: () => void;
  /** Another way to leave, beside this one. */
  children?: ReactNode;
};

/** Asks for a link by e-mail. Who shows it decides how long a failure stays. */
export function ContinueLater({ state, words, onRequest, children }: ContinueLaterProps) {
  return (
    <div className={styles.later}>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.request}>
        <p className={state === 'failed' ? styles.failed : styles.sent} role="status">
          {state === 'sent' && (
            <>
              <Icon name="check-c" size={20} />
              {words.sent}
            </>
          )}
          {state === 'failed' && (
            <>
              <Icon name="error" size={20} />
              {words.failed}
            </>
          )}
        </p>
        {state !== 'sent' && (
          <Button kind="second" size="mini" icon="mail" busy={state === 'sending'} onClick={onRequest}>
            {words.action}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
