import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { useAnnouncements } from '../../features/document-card/use-announcements.ts';
import { uploadCall } from '../../features/documents/document-calls.ts';
import { useDocuments } from '../../features/documents/use-documents.ts';
import { PickFiles } from '../../features/uploads/pick-files.tsx';
import type { UploadSlot } from '../../features/uploads/upload-entry.ts';
import { useUploadQueue, useUploads } from '../../features/uploads/use-upload-queue.ts';
import { PageHeader } from '../../ui/page-header/page-header.tsx';

const slot: UploadSlot = { group: 'mortgage_doc', path: uploadCall('mortgage_doc'), type: 'mortgage_doc', fields: {} };

/** Papers that show where the own funds come from. They may also follow later, so nothing waits for them here. */
export function ProofUpload() {
  const t = useTranslations('MortgageInfo.Proof');
  const optional = useTranslations('General')('Optional');
  const { documents } = useDocuments();
  const queue = useUploadQueue();
  const proofs = documents.filter(({ type }) => type === 'mortgage_doc');
  const told = useAnnouncements(proofs, useUploads(queue));
  const known = proofs.map(({ id }) => id).join();
  useEffect(() => queue.forget(known.split(',')), [queue, known]);
  return (
    <section className="section" aria-labelledby="proof">
      <PageHeader sub id="proof" header={t('Title')} description={t('Text')} optional={optional} />
      <PaperList documents={proofs} queue={queue} slot={slot}>
        <PickFiles type="mortgage_doc" onFiles={(files) => queue.add(files, slot)} />
      </PaperList>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <p className="small quiet">{t('Later')}</p>
    </section>
  );
}
