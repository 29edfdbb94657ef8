import type { DocumentRecord } from '@vesta/domain/documents/record';
import { sharedMessages } from '@vesta/domain/documents/shared-messages';
import { type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropArea } from '../../ui/drop-area/drop-area.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { useDeleteDocument } from '../documents/use-delete-document.ts';
import { ReadingAllowedContext } from '../documents/use-reading.ts';
import type { UploadSlot } from '../uploads/upload-entry.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { useUploads } from '../uploads/use-upload-queue.ts';
import { PaperCard } from './paper-card.tsx';
import { SharedLines } from './shared-lines.tsx';
import { UploadCard } from './upload-card.tsx';
import { usePaperTitles } from './use-paper-titles.ts';

interface PaperListProps {
  documents: readonly DocumentRecord[];
  queue: UploadQueue;
  /** Where files that are dropped or put in the place of others go. */
  slot: UploadSlot;
  /** Nothing is missing any more: a file that cannot be used needs no other in its place. */
  isComplete?: boolean;
  /** What a paper shows besides what all show. */
  more?: (document: DocumentRecord) => ReactNode;
  /** The way to add another, under the list. */
  children?: ReactNode;
}

/** The papers of one group with those on their way. Files may be dropped on it. */
export function PaperList({ documents, queue, slot, isComplete = false, more, children }: PaperListProps) {
  const t = useTranslations('Uploads');
  const remove = useDeleteDocument();
  const isOwner = useContext(ReadingAllowedContext);
  const uploads = useUploads(queue).filter((entry) => entry.slot.group === slot.group);
  const nameOf = usePaperTitles(documents);
  const shared = sharedMessages(documents);
  const toldTogether = shared.map(({ said }) => said.message);
  const area = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const [failed, setFailed] = useState<string | null>(null);

  /** The focus must not fall off the page with the card that held it: the next card takes it, or the way to add one. */
  const focusNear = (index: number) =>
    setTimeout(() => {
      const titles = area.current?.querySelectorAll<HTMLElement>('article [tabindex="-1"]') ?? [];
      (titles[Math.min(index, titles.length - 1)] ?? area.current?.querySelector<HTMLElement>('button'))?.focus();
    });

  async function deletes(document: DocumentRecord, index: number): Promise<void> {
    setFailed(null);
    const name = nameOf(document);
    try {
      await remove(document);
      setTold(t('Deleted', { name }));
      focusNear(index);
    } catch {
      setFailed(t('DeleteFailed', { name }));
    }
  }

  return (
    <DropArea hint={t('DropHere')} onFiles={(files) => queue.add(files, slot)}>
      <div className="stack-s" ref={area}>
        {failed && <ShownMessage text={failed} />}
        <SharedLines shared={shared} nameOf={nameOf} />
        {documents.map((document, index) => (
          <PaperCard
            key={document.id}
            document={document}
            toldTogether={toldTogether}
            isSpare={isComplete}
            onDelete={isOwner ? () => void deletes(document, index) : undefined}
            onReplace={(files) => {
              queue.add(files, slot);
              if (isOwner) void deletes(document, index);
            }}
          >
            {more?.(document)}
          </PaperCard>
        ))}
        {uploads.map((entry, index) => (
          <UploadCard
            key={entry.key}
            entry={entry}
            queue={queue}
            onRemove={() => {
              queue.remove(entry.key);
              setTold(t('Cancelled', { name: entry.file.name }));
              focusNear(documents.length + index);
            }}
          />
        ))}
        {children}
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </DropArea>
  );
}
