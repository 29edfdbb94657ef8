import { useTranslations } from 'use-intl';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useReading } from '../documents/use-reading.ts';
import type { Mark } from './marks.ts';
import { ReadingPanel } from './reading-panel.tsx';

const none: readonly Mark[] = [];

interface EvidenceViewProps {
  documentId: string;
  title: string;
  /** What to show first: the places that a figure came from. */
  marks?: readonly Mark[];
  onClose: () => void;
}

/** What we read from a paper, where it stands, and the person's own say about it. */
export default function EvidenceView({ documentId, title, marks = none, onClose }: EvidenceViewProps) {
  const t = useTranslations();
  const { data, isError } = useReading(documentId);
  return (
    <Dialog wide title={title} closeLabel={t('General.Close')} onClose={onClose}>
      {data && <ReadingPanel reading={data} marks={marks} />}
      {isError && <MessageBox text={t('Reading.Failed')} />}
      {!data && !isError && (
        <LoadingArea label={t('Reading.Loading')}>
          <Skeleton height={320} radius={16} />
        </LoadingArea>
      )}
    </Dialog>
  );
}
