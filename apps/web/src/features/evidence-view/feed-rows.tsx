import type { ReadRow } from '@vesta/domain/documents/reading';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDays } from '../../lib/use-days.ts';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useFigures } from '../report-view/parts/use-figures.ts';
import styles from './feed-rows.module.css';
import type { Mark } from './marks.ts';

/** So many are seen at once; the rest unfolds. */
const SHOWN = 12;

/** The rows that somebody came to see. A booking without a page is found by its place in the list. */
export const markedRows = (rows: readonly ReadRow[], marks: readonly Mark[]): ReadRow[] =>
  rows.filter(({ row }) => marks.some(({ box }) => box?.top === row && box.bottom > box.top));

/** What a bank sent, row by row, in the place of pages that it does not have. */
export function FeedRows({ rows, marks }: { rows: readonly ReadRow[]; marks: readonly Mark[] }) {
  const t = useTranslations('Reading');
  const { day } = useDays();
  const { money } = useFigures();
  const [isWhole, setIsWhole] = useState(false);
  const marked = markedRows(rows, marks);
  const newest = rows.toReversed();
  const shown = isWhole ? newest : marked.length > 0 ? marked : newest.slice(0, SHOWN);
  return (
    <section className={styles.rows} aria-labelledby="feed-rows">
      <h3 id="feed-rows">
        {marked.length > 0 && !isWhole ? t('Feed.Marked', { count: marked.length }) : t('Feed.Title')}
      </h3>
      <p className="small quiet">{t('Feed.Hint')}</p>
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.row} className={classNames(styles.row, marked.includes(row) && styles.marked)}>
            <span className={styles.day}>{day(`${row.date}T12:00:00Z`)}</span>
            <span className={styles.text}>
              {row.counterparty && <strong>{row.counterparty}</strong>}
              <span>{row.description}</span>
            </span>
            <span className={styles.amount}>{money(row.amount)}</span>
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <div>
          <Button kind="second" size="mini" icon="plus" onClick={() => setIsWhole(true)}>
            {t('Feed.All', { count: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
