import type { DocumentReading } from '@vesta/domain/documents/reading';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChecksList } from './checks-list.tsx';
import styles from './evidence-view.module.css';
import { FactRow } from './fact-row.tsx';
import { FeedRows } from './feed-rows.tsx';
import { type Mark, markedOn } from './marks.ts';
import { PageView } from './page-view.tsx';

/** The page on one side, what was read from it on the other; choosing on either side shows it on both. */
export function ReadingPanel({ reading, marks }: { reading: DocumentReading; marks: readonly Mark[] }) {
  const t = useTranslations('Reading');
  const { document, pages, facts, findings, bookings, rows = [] } = reading;
  const [marked] = useState(() => markedOn(reading, marks));
  const [page, setPage] = useState(marked.page);
  const [shownKey, setShownKey] = useState(marked.factKey);
  // Whoever goes on looking around has left the places that they came for.
  const [spots, setSpots] = useState(marked.spots);
  // What a bank sent itself has values and no page.
  const hint = facts.length === 0 ? 'NoFacts' : pages.length > 0 ? 'FactsHint' : null;
  const shown = facts.find(({ key }) => key === shownKey) ?? null;
  const show = (key: string) => {
    setShownKey(key);
    setSpots([]);
    const fact = facts.find((one) => one.key === key);
    if (fact) setPage(fact.page);
  };
  return (
    <div className={styles.panel}>
      {rows.length > 0 && <FeedRows rows={rows} marks={marks} />}
      {pages.length > 0 && (
        <PageView reading={reading} page={page} onPage={setPage} shown={shown} spots={spots} onShow={show} />
      )}
      <div className="stack">
        <section className="stack-s" aria-labelledby="reading-facts">
          <h3 id="reading-facts">{t('Facts')}</h3>
          {hint && <p className="small quiet">{t(hint)}</p>}
          {bookings > 0 && <p className="small quiet">{t('Bookings', { count: bookings })}</p>}
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <FactRow
                key={fact.key}
                documentId={document.id}
                fact={fact}
                isShown={fact.key === shownKey}
                onShow={() => show(fact.key)}
              />
            ))}
          </ul>
        </section>
        <ChecksList documentId={document.id} findings={findings} />
      </div>
    </div>
  );
}
