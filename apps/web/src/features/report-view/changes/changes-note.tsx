import type { ReportChange } from '@vesta/domain/report/changes';
import type { ReportMessage } from '@vesta/domain/report/flags';
import { useTranslations } from 'use-intl';
import { Fold } from '../../../ui/fold/fold.tsx';
import styles from './changes-note.module.css';
import { useChangeWords } from './use-change-words.ts';

type ChangesNoteProps = { changes: readonly ReportChange[]; messages: readonly ReportMessage[] };

/** What this report says differently from the one before. */
export function ChangesNote({ changes, messages }: ChangesNoteProps) {
  const t = useTranslations('ReportSharing.Changes');
  const sentence = useChangeWords(messages);
  if (changes.length === 0) return null;
  return (
    <div className={styles.note}>
      <Fold title={t('Title')}>
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={`${change.what} ${change.key}`}>{sentence(change)}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
