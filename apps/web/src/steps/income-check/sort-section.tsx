import { acceptAttribute } from '@vesta/domain/documents/formats';
import { useTranslations } from 'use-intl';
import { PaperList } from '../../features/document-card/paper-list.tsx';
import { FileButton } from '../../ui/file-button/file-button.tsx';
import type { IncomePage } from './income-page.ts';
import { sortSlot } from './income-page.ts';
import { isSortedAway, SortedAway } from './sorted-away.tsx';

interface SortSectionProps {
  page: IncomePage;
  isMain: boolean;
  /** Everything is there: whoever adds more needs no explanation. */
  isComplete: boolean;
}

/** One place for all papers at once: whatever they are, they are read first and then put where they belong. */
export function SortSection({ page, isMain, isComplete }: SortSectionProps) {
  const t = useTranslations('IncomeCheck.Sort');
  const sorting = page.documents.filter((document) => document.sorting);
  return (
    <section className="section" id="sort" aria-labelledby="sort-title" tabIndex={-1}>
      <header>
        <h2 id="sort-title">{t('Title')}</h2>
        {!isComplete && <p className="small quiet">{t('Hint')}</p>}
      </header>
      <PaperList documents={sorting} queue={page.queue} slot={sortSlot}>
        <FileButton
          icon="upload"
          kind={isMain ? 'primary' : 'second'}
          accept={acceptAttribute('other')}
          onFiles={(files) => page.queue.add(files, sortSlot)}
        >
          {t('Choose')}
        </FileButton>
      </PaperList>
      {page.documents.filter(isSortedAway).map((document) => (
        <SortedAway key={document.id} document={document} />
      ))}
    </section>
  );
}
