import type { ReadFinding } from '@vesta/domain/documents/reading';
import { saysSame } from '@vesta/domain/text/says-same';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { Chip, type ChipTone } from '../../ui/chip/chip.tsx';
import { ConfirmRent } from '../documents/confirm-rent.tsx';
import styles from './evidence-view.module.css';
import { ExplainCheck } from './explain-check.tsx';

const TONES: Record<ReadFinding['outcome'], ChipTone> = { failed: 'bad', inconclusive: 'unsure', passed: 'good' };

/** One check: what it looked at, what came out, and room for the person's own words where it failed. */
export function CheckRow({ documentId, finding }: { documentId: string; finding: ReadFinding }) {
  const t = useTranslations('Reading');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { title, outcome, level, message, blocking, explanation } = finding;
  const hasFailed = outcome === 'failed';
  const close = () => {
    setIsOpen(false);
    setTimeout(() => opener.current?.focus());
  };
  return (
    <li className={styles.check}>
      <div className="row row-apart row-top row-wrap">
        <h4>{title}</h4>
        <Chip tone={hasFailed && level !== 'critical' ? 'warn' : TONES[outcome]}>{t(`Outcomes.${outcome}`)}</Chip>
      </div>
      {!saysSame(title, message) && <p>{message}</p>}
      {hasFailed && blocking && <p className={styles.blocking}>{t('Blocking')}</p>}
      {hasFailed && <ConfirmRent said={finding} />}
      {explanation && <p className={styles.words}>{t('Explained', { text: explanation })}</p>}
      {outcome !== 'passed' &&
        (isOpen ? (
          <ExplainCheck documentId={documentId} finding={finding} onDone={close} />
        ) : (
          <div>
            <Button ref={opener} kind="second" size="mini" icon="pen" onClick={() => setIsOpen(true)}>
              {t('Explain')}
            </Button>
          </div>
        ))}
    </li>
  );
}
