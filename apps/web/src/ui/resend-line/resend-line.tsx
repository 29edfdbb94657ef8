import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './resend-line.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export interface ResendLineProps {
  retryAt: number | null;
  sending: boolean;
  resent: boolean;
  onResend: () => void;
  words: {
    resend: string;
    sending: string;
    resent: string;
    spam: string;
    /** How long it still takes, as a clock shows it. */
    resendIn: (time: string) => ReactNode;
  };
}

/** A new code can be asked for once a minute; until then the ring shows how long it still takes. */
export function ResendLine({ retryAt, sending, resent, onResend, words }: ResendLineProps) {
  const seconds = useSecondsUntil(retryAt);
  const burnt = { '--left': Math.min(1, seconds / RESEND_COOLDOWN_SECONDS) } as CSSProperties;
  return (
    <div className={styles.line}>
      {seconds > 0 && !sending ? (
        <p className={styles.wait}>
          <span className={styles.ring} style={burnt} aria-hidden="true" />
          <span>{words.resendIn(clock(seconds))}</span>
        </p>
      ) : (
        <Button kind="second" size="mini" icon="refresh" busy={sending} onClick={onResend}>
          {sending ? words.sending : words.resend}
        </Button>
      )}
      <p className={styles.spam}>{words.spam}</p>
      <p className={styles.resent} role="status">
        {resent && (
          <>
            <Icon name="check-c" size={18} />
            {words.resent}
          </>
        )}
      </p>
    </div>
  );
}
