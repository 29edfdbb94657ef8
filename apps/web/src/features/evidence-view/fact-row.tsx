import type { ReadFact } from '@vesta/domain/documents/reading';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { useFactText } from '../documents/use-fact-text.ts';
import { CorrectFact } from './correct-fact.tsx';
import styles from './evidence-view.module.css';

const UNSURE_BELOW = 0.6;

interface FactRowProps {
  documentId: string;
  fact: ReadFact;
  isShown: boolean;
  onShow: () => void;
}

/** One value that was read: pressing it shows its place on the page. */
export function FactRow({ documentId, fact, isShown, onShow }: FactRowProps) {
  const t = useTranslations('Reading');
  const text = useFactText();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { label, kind, value, corrected, page, confidence, box } = fact;
  const close = () => {
    setIsOpen(false);
    setTimeout(() => opener.current?.focus());
  };
  return (
    <li className={classNames(styles.fact, isShown && styles.shown)}>
      <button type="button" className={styles.place} aria-pressed={isShown} onClick={onShow} disabled={!box}>
        <span className={styles.label}>{label}</span>
        <span className={styles.value}>{text(kind, corrected ?? value, fact.key)}</span>
        <span className={styles.note}>
          {corrected !== null && (
            <>
              <Icon name="pen" size={16} /> {t('Corrected', { value: text(kind, value, fact.key) })}{' '}
            </>
          )}
          {corrected === null && confidence < UNSURE_BELOW && (
            <>
              <Icon name="unsure" size={16} /> {t('Unsure')}{' '}
            </>
          )}
          {box && <span className="visually-hidden">{t('OnPage', { page })}</span>}
        </span>
      </button>
      {isOpen ? (
        <div className={styles.correction}>
          <CorrectFact documentId={documentId} fact={fact} onDone={close} />
        </div>
      ) : (
        <Button
          ref={opener}
          kind="ghost"
          size="mini"
          icon="pen"
          aria-label={t('CorrectLabel', { label })}
          onClick={() => setIsOpen(true)}
        >
          <span className="only-wide">{t('Correct')}</span>
        </Button>
      )}
    </li>
  );
}
