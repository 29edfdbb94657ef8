import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './resend-line.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface ResendLineProps {
  retryAt: number | null;
  sending: boolean;
  resent: boolean;
  onResend: () => void;
}

/** A new code can be asked for once a minute; until then the ring shows how long it still takes. */
export function ResendLine({ retryAt, sending, resent, onResend }: ResendLineProps) {
  const t = useTranslations('VerifyEmail');
  const seconds = useSecondsUntil(retryAt);
  const burnt = { '--left': Math.min(1, seconds / RESEND_COOLDOWN_SECONDS) } as CSSProperties;
  return (
    <div className={styles.line}>
      {seconds > 0 && !sending ? (
        <p className={styles.wait}>
          <span className={styles.ring} style={burnt} aria-hidden="true" />
          <span>{t.rich('ResendIn', { time: clock(seconds), b: (words) => <b className="num">{words}</b> })}</span>
        </p>
      ) : (
        <Button kind="second" size="mini" icon="refresh" busy={sending} onClick={onResend}>
          {sending ? t('Sending') : t('Resend')}
        </Button>
      )}
      <p className={styles.spam}>{t('Spam')}</p>
      <p className={styles.resent} role="status">
        {resent && (
          <>
            <Icon name="check-c" size={18} />
            {t('Resent')}
          </>
        )}
      </p>
    </div>
  );
}
