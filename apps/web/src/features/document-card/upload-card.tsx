import { acceptAttribute } from '@vesta/domain/documents/formats';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { DocumentCard } from '../../ui/document-card/document-card.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { isUnderWay, type UploadEntry } from '../uploads/upload-entry.ts';
import type { UploadQueue } from '../uploads/upload-queue.ts';
import { useIsPhone } from '../uploads/use-is-phone.ts';
import { paperNames } from './paper-names.ts';
import { uploadLooks, useUploadWords } from './use-upload-words.ts';

interface UploadCardProps {
  entry: UploadEntry;
  queue: UploadQueue;
  onRemove: () => void;
}

/** A file on its way: progress, doubts before it is sent, and what can be done when it did not arrive. */
export function UploadCard({ entry, queue, onRemove }: UploadCardProps) {
  const t = useTranslations();
  const words = useUploadWords();
  const isPhone = useIsPhone();
  const { key, file, slot, phase, share, hints } = entry;
  const stops = isUnderWay(entry);
  const reason = words.reason(entry);
  const replace = (files: File[]) => {
    queue.remove(key);
    queue.add(files, slot);
  };
  const hasPhoto = file.type.startsWith('image/');
  const needsMore = phase === 'doubted' || phase === 'refused' || phase === 'lost';
  return (
    <DocumentCard
      paper={paperNames[slot.type]}
      title={file.name}
      look={uploadLooks[phase]}
      state={words.state(entry)}
      progress={
        stops || phase === 'arrived'
          ? { label: t('Uploads.Progress', { name: file.name }), value: phase === 'looking' ? null : share }
          : undefined
      }
      remove={
        phase === 'arrived'
          ? undefined
          : { label: t(stops ? 'Uploads.Cancel' : 'Uploads.Dismiss', { name: file.name }), stops, onRemove }
      }
    >
      {needsMore && (
        <>
          {reason && <p>{reason}</p>}
          {hints.map((hint) => (
            <p key={hint}>{t(`Uploads.Hints.${hint}`)}</p>
          ))}
          <div className="row row-wrap">
            {phase === 'lost' ? (
              <Button size="mini" icon="refresh" onClick={() => queue.send(key)}>
                {t('General.Retry')}
              </Button>
            ) : (
              <FileButton
                size="mini"
                icon={hasPhoto && isPhone ? 'camera' : 'upload'}
                camera={hasPhoto && isPhone}
                accept={acceptAttribute(slot.type)}
                several={false}
                onFiles={replace}
              >
                {t(hasPhoto && isPhone ? 'Uploads.TakeAgain' : 'Uploads.ChooseAnother')}
              </FileButton>
            )}
            {phase === 'doubted' && (
              <Button kind="ghost" size="mini" onClick={() => queue.send(key)}>
                {t('Uploads.SendAnyway')}
              </Button>
            )}
          </div>
        </>
      )}
    </DocumentCard>
  );
}
