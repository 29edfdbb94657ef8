import { acceptAttribute } from '@vesta/domain/documents/formats';
import type { IdType } from '@vesta/domain/documents/id-papers';
import type { IdUploadOption } from '@vesta/domain/documents/id-upload-options';
import { useContext, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button/button.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import { Fold } from '../../ui/fold/fold.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { ShownMessage } from '../../ui/message-box/shown-message.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PaperList } from '../document-card/paper-list.tsx';
import { useAnnouncements } from '../document-card/use-announcements.ts';
import { uploadCall } from '../documents/document-calls.ts';
import { ID_PAPERS } from '../documents/part-of-paper.ts';
import { ReadingAllowedContext } from '../documents/use-reading.ts';
import { HandoverDialog } from '../handover/handover-dialog.tsx';
import type { UploadSlot } from '../uploads/upload-entry.ts';
import { useUploads } from '../uploads/use-upload-queue.ts';
import { AskSide } from './ask-side.tsx';
import { bySide } from './by-side.ts';
import { IdFacts } from './id-facts.tsx';
import { IdOptions } from './id-options.tsx';
import type { IdPapers } from './use-id-papers.ts';
import { useUnasked } from './use-unasked.ts';

const GROUP = 'national_id';
const OPTION_HEIGHT = 76;
const zoneOnBack: readonly IdType[] = ['id_card', 'residence_permit'];

interface IdUploadProps {
  papers: IdPapers;
  /** Null while they are on their way. */
  options: readonly IdUploadOption[] | null;
  failed: boolean;
  onRetry: () => void;
  /** Where the choice was made already: the line under which it can be changed. */
  changeLabel?: string;
}

/** Choice of the paper, the sides that are there with what was read, and the side that is asked for next. */
export function IdUpload({ papers, options, failed, onRetry, changeLabel }: IdUploadProps) {
  const t = useTranslations();
  // A phone that was handed the upload may not read: no place is kept for what it cannot show.
  const canRead = useContext(ReadingAllowedContext);
  const { ids, combination, choose, missing, next, refusal, isLoading, queue, watch } = papers;
  const uploads = useUploads(queue);
  const told = useAnnouncements(ids, uploads);
  // Whether to take its picture again is asked on its card: one place to press is enough.
  const isDoubted = uploads.some(({ phase, slot: { group } }) => phase === 'doubted' && group === GROUP);
  const unasked = useUnasked(combination, missing);
  // Here and not with the side that is asked for: that goes away while its picture from the phone is being read.
  const [isHandedOver, setIsHandedOver] = useState(false);
  const handOver = (isOpen: boolean, isPhoneAtWork: boolean) => {
    setIsHandedOver(isOpen);
    watch(isPhoneAtWork);
  };
  const slot: UploadSlot = {
    group: GROUP,
    path: uploadCall('national_id'),
    type: 'national_id',
    wantsFront: next?.side === 'Front' && zoneOnBack.includes(next.id_type),
    fields: {
      ...(next ? { id_type: next.id_type } : {}),
      ...(combination ? { selected_ids_combination: combination } : {}),
    },
  };
  // Of several pictures at once nobody knows which is the front.
  const add = (files: File[]) => queue.add(files, files.length > 1 ? { ...slot, wantsFront: false } : slot);
  if (failed)
    return (
      <MessageBox text={t('IdUpload.LoadFailed')}>
        <p>
          <Button kind="second" size="mini" icon="refresh" onClick={onRetry}>
            {t('General.Retry')}
          </Button>
        </p>
      </MessageBox>
    );
  if (!options || isLoading)
    return (
      <LoadingArea label={t('General.Loading')}>
        <div className="stack-s">
          <Skeleton height={OPTION_HEIGHT} radius={16} />
          <Skeleton height={OPTION_HEIGHT} radius={16} />
          <Skeleton height={OPTION_HEIGHT} radius={16} />
        </div>
      </LoadingArea>
    );
  const choice = <IdOptions options={options} ids={ids} combination={combination} onChoose={choose} />;
  return (
    <>
      {!changeLabel && choice}
      {(combination || ids.length > 0) && (
        <div id={ID_PAPERS} tabIndex={-1}>
          <PaperList
            documents={bySide(ids).map(unasked)}
            queue={queue}
            slot={slot}
            isComplete={combination !== null && missing.length === 0}
            more={(document) => (document.hasError || !canRead ? null : <IdFacts document={document} />)}
          >
            {refusal && <ShownMessage key={refusal.attempt} tone="warning" text={refusal.text} isInTheWay />}
            {next && !isDoubted && <AskSide side={next} onFiles={add} onPhone={() => handOver(true, true)} />}
            {combination && missing.length === 0 && (
              <>
                <MessageBox tone="good" text={t('IdUpload.Complete')} />
                <FileButton icon="plus" kind="ghost" size="mini" accept={acceptAttribute('national_id')} onFiles={add}>
                  {t('IdUpload.AddMore')}
                </FileButton>
              </>
            )}
          </PaperList>
        </div>
      )}
      {changeLabel && <Fold title={changeLabel}>{choice}</Fold>}
      {isHandedOver && (
        <HandoverDialog
          ask={{ type: 'national_id', combination }}
          onClose={(isPhoneAtWork) => handOver(false, isPhoneAtWork)}
        />
      )}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </>
  );
}
