import type { Place } from '@vesta/domain/report/place';
import { useTranslations } from 'use-intl';
import styles from './evidence-keys.module.css';
import { useReportDoors } from './report-context.ts';

const anything = [''];

/** The places by the paper they stand on, in the order of the papers; the figure itself before what it was held against. */
function byPaper(places: readonly Place[]): [key: string, places: Place[]][] {
  const papers = new Map<string, Place[]>();
  for (const place of places) papers.set(place.key, [...(papers.get(place.key) ?? []), place]);
  return [...papers]
    .map(([key, own]): [string, Place[]] => [key, own.toSorted((a, b) => b.part.localeCompare(a.part))])
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Small tabs such as P1 or B1 behind a figure: the papers it was taken from. */
export function EvidenceKeys({ places }: { places: readonly Place[] }) {
  const t = useTranslations('ReportView');
  const { show } = useReportDoors();
  if (places.length === 0) return null;
  return (
    <span className={styles.keys}>
      {byPaper(places).map(([key, own]) =>
        show ? (
          <button
            key={key}
            type="button"
            className={styles.key}
            aria-label={t('OpenPaper', { key })}
            onClick={() => show(key, own)}
          >
            {key}
          </button>
        ) : (
          <span key={key} className={styles.key}>
            {key}
          </span>
        ),
      )}
    </span>
  );
}

/** The same where only the keys are known, and perhaps which facts to look for. */
export const PaperKeys = ({ keys, facts = anything }: { keys: readonly string[]; facts?: readonly string[] }) => (
  <EvidenceKeys
    places={keys.flatMap((key) => facts.map((what) => ({ key, page: null, box: null, what, part: 'figure' as const })))}
  />
);
