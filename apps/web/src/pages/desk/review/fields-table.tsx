import type { DocumentReading, ReadFact } from '@vesta/domain/documents/reading';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFactText } from '../../../features/documents/use-fact-text.ts';
import { CorrectFact } from '../../../features/evidence-view/correct-fact.tsx';
import { OutcomeMark } from '../../../features/report-view/parts/outcome-mark.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { comparedBy } from './compared-by.ts';
import styles from './review.module.css';

interface FieldsTableProps {
  reading: DocumentReading;
  shownKey: string | null;
  onShow: (key: string) => void;
  mayCorrect: boolean;
}

/** Every value that was read, which checks compared it, and whether they agree. */
export function FieldsTable({ reading, shownKey, onShow, mayCorrect }: FieldsTableProps) {
  const t = useTranslations('DeskReview.Fields');
  const text = useFactText();
  const [open, setOpen] = useState<string | null>(null);
  const counted = ({ kind, value, reviewed, key }: ReadFact) => text(kind, reviewed ?? value, key);
  const notes = ({ kind, value, corrected, reviewed, key }: ReadFact) =>
    [
      reviewed !== null && reviewed !== undefined && t('Before', { value: text(kind, value, key) }),
      corrected !== null && t('Applicant', { value: text(kind, corrected, key) }),
    ].filter(Boolean);
  return (
    <div className={classNames(styles.panel, styles.fields)}>
      <Table caption={t('Caption')} dense>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col" data-num>
              {t('Read')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('Compared')}
            </th>
            <th scope="col">{t('Agrees')}</th>
          </tr>
        </thead>
        <tbody>
          {reading.facts.map((fact, index) => {
            const { outcome, by } = comparedBy(reading, fact);
            return (
              <tr key={fact.key} className={classNames(fact.key === shownKey && styles.shown)}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.field}
                    aria-pressed={fact.key === shownKey}
                    disabled={!fact.box}
                    onClick={() => onShow(fact.key)}
                  >
                    <span className={styles.number}>{index + 1}</span> {fact.label}
                  </button>
                  {open === fact.key && (
                    <CorrectFact
                      documentId={reading.document.id}
                      fact={{ ...fact, corrected: fact.reviewed ?? null }}
                      note={t('CorrectNote')}
                      onDone={() => setOpen(null)}
                    />
                  )}
                </th>
                <td className={styles.value}>
                  <span className={styles.read}>
                    <span className={classNames(fact.kind !== 'text' && styles.whole)}>{counted(fact)}</span>
                    {mayCorrect && open !== fact.key && (
                      <IconButton
                        icon="pen"
                        label={t('CorrectLabel', { label: fact.label })}
                        onClick={() => setOpen(fact.key)}
                      />
                    )}
                  </span>
                  {notes(fact).map((note) => (
                    <small key={String(note)}>{note}</small>
                  ))}
                </td>
                <td className={styles.wide}>{by.slice(0, 2).join(', ') || '–'}</td>
                <td>
                  <span className={styles.state}>
                    {outcome && <OutcomeMark outcome={outcome} size={18} />} {t(`States.${outcome ?? 'none'}`)}
                  </span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </div>
  );
}
