import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import styles from './bank-connection.module.css';
import { useFocusHere } from './use-focus-here.ts';

interface SecondWayProps {
  bank: string;
  problem: string | null;
  isBusy: boolean;
  onGo: () => void;
  onStop: () => void;
}

/** Some banks are gone to twice: once to sign in, once to agree. A browser opens their page from a press only. */
export function SecondWay({ bank, problem, isBusy, onGo, onStop }: SecondWayProps) {
  const t = useTranslations('BankConnection');
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <div className={styles.card}>
      {problem && <MessageBox text={problem} />}
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {t('Second.Title', { bank })}
        </h3>
        <p className="small quiet">{t('Second.Text')}</p>
      </header>
      <div className={styles.acts}>
        <Button busy={isBusy} endIcon="arrow-r" onClick={onGo}>
          {t('GoTo', { bank })}
        </Button>
        <Button kind="ghost" onClick={onStop}>
          {t('Stop')}
        </Button>
      </div>
    </div>
  );
}
