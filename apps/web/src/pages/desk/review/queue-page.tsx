import { caseViews, isCaseView, MOST_COUNTED } from '@vesta/domain/desk/review';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { FilterChips } from '../ui/filter-chips.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FiguresLine } from './figures-line.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './review.module.css';

const EVERY_MS = 30_000;

/** One page of the queue; the next one is asked for when somebody wants it. */
function QueuePart({ view, after }: { view: string; after: string | null }) {
  const t = useTranslations('DeskReview.Queue');
  const [more, setMore] = useState(false);
  const query = useDeskQuery('review.queue', {
    query: { view, ...(after === null ? {} : { after }) },
  });
  return (
    <Loaded query={query}>
      {({ cases, next }) => (
        <>
          {cases.map((line) => (
            <QueueRow key={line.id} line={line} />
          ))}
          {next !== null &&
            (more ? (
              <QueuePart view={view} after={next} />
            ) : (
              <li className={styles.more}>
                <Button kind="second" size="mini" onClick={() => setMore(true)}>
                  {t('More')}
                </Button>
              </li>
            ))}
        </>
      )}
    </Loaded>
  );
}

/** What waits for a person, the longest waiting first. The view stands in the address. */
export default function QueuePage() {
  const t = useTranslations('DeskReview.Queue');
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view = isCaseView(asked) ? asked : 'open';
  const first = useDeskQuery('review.queue', { query: { view }, everyMs: EVERY_MS });
  return (
    <>
      <PageHead title={t('Title')} lead={t('Lead')} />
      <FiguresLine waiting={first.data?.counts.open} />
      <Loaded query={first}>
        {({ counts, cases }) => (
          <div className="stack-s">
            <FilterChips
              label={t('Filter')}
              name="view"
              value={view}
              options={caseViews.map((value) => ({
                value,
                label: t(`Views.${value}`),
                count: counts[value],
                most: MOST_COUNTED,
              }))}
            />
            {cases.length === 0 ? (
              <p className={styles.empty}>{t(`Empty.${view}`)}</p>
            ) : (
              <ul className={styles.list} key={view}>
                <QueuePart view={view} after={null} />
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
