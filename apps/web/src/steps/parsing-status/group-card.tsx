import type { DocumentGroup, GroupedDocuments } from '@vesta/domain/documents/groups';
import { sharedMessages } from '@vesta/domain/documents/shared-messages';
import { useTranslations } from 'use-intl';
import { SharedLines } from '../../features/document-card/shared-lines.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { PaperDrawing, type PaperName } from '../../ui/paper-drawing/paper-drawing.tsx';
import { FileRow } from './file-row.tsx';
import styles from './parsing-status.module.css';

const PAPERS: Record<DocumentGroup, PaperName> = {
  national_id: 'id-front',
  payslips: 'payslip',
  fiscal_documents: 'fiscal',
  bank_statements: 'bank',
  other_documents: 'contract',
};

/** Read is finished; but nobody is told so of a group in which a file still stands in the way. */
function Badge({ isFinished, isRefused }: { isFinished: boolean; isRefused: boolean }) {
  const t = useTranslations('ParsingStatus');
  if (!isFinished) return <Chip icon="clock">{t('InProgress')}</Chip>;
  return isRefused ? <Chip tone="bad">{t('Refused')}</Chip> : <Chip tone="good">{t('Finished')}</Chip>;
}

/** One group of papers with its badge and its files. */
export function GroupCard({ group: { group, documents, isFinished } }: { group: GroupedDocuments }) {
  const t = useTranslations('ParsingStatus');
  const shared = sharedMessages(documents);
  const toldTogether = shared.map(({ said }) => said.message);
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <span className={styles.paper}>
        <PaperDrawing name={PAPERS[group]} />
      </span>
      <div>
        <header className={styles.head}>
          <h2 className="h3" id={`group-${group}`} tabIndex={-1}>
            {t(`Groups.${group}.Title`)}
          </h2>
          <Badge isFinished={isFinished} isRefused={documents.some(({ hasError }) => hasError)} />
        </header>
        <ul className={styles.files}>
          {documents.map((document) => (
            <FileRow key={document.id} document={document} headingId={`group-${group}`} toldTogether={toldTogether} />
          ))}
        </ul>
      </div>
      <div className={styles.together}>
        <SharedLines shared={shared} nameOf={({ name }) => name} />
      </div>
    </section>
  );
}
