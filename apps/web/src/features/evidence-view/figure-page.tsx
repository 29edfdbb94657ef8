import type { Place } from '@vesta/domain/report/place';
import { useTranslations } from 'use-intl';
import { MessageBox } from '../../ui/message-box/message-box.tsx';
import { LoadingArea, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useReading } from '../documents/use-reading.ts';
import { FeedRows } from './feed-rows.tsx';
import { FigureSheet } from './figure-sheet.tsx';

type FigurePageProps = { documentId: string; places: readonly Place[] };

/** One paper at the place of a figure: near enough to read, and on its whole page. */
export default function FigurePage({ documentId, places }: FigurePageProps) {
  const t = useTranslations('Reading');
  const { data, isError } = useReading(documentId);
  if (isError) return <MessageBox tone="unsure" text={t('Failed')} />;
  if (!data)
    return (
      <LoadingArea label={t('Loading')}>
        <Skeleton height={280} radius={12} />
      </LoadingArea>
    );
  const { rows = [], pages } = data;
  if (pages.length > 0) return <FigureSheet reading={data} places={places} />;
  return rows.length > 0 ? <FeedRows rows={rows} marks={places} /> : <p className="small quiet">{t('NoFacts')}</p>;
}
