import type { Place } from '@vesta/domain/report/place';
import { useTranslations } from 'use-intl';
import styles from './evidence-keys.module.css';
import { useReportDoors } from './report-context.ts';

/** The first place of each paper, in the order of the papers. */
function oncePerPaper(places: readonly Place[]): Place[] {
  const first = new Map<string, Place>();
  for (const place of places) if (!first.has(place.key)) first.set(place.key, place);
  return [...first.values()].sort((a, b) => a.key.localeCompare(b.key, 'en', { numeric: true }));
}

/** Small tabs such as P1 or B1 behind a figure: the papers it was taken from. */
export function EvidenceKeys({ places }: { places: readonly Place[] }) {
  const t = useTranslations('ReportView');
  const { show } = useReportDoors();
  if (places.length === 0) return null;
  return (
    <span className={styles.keys}>
      {oncePerPaper(places).map((place) =>
        show ? (
          <button
            key={place.key}
            type="button"
            className={styles.key}
            aria-label={t('OpenPaper', { key: place.key })}
            onClick={() => show(place)}
          >
            {place.key}
          </button>
        ) : (
          <span key={place.key} className={styles.key}>
            {place.key}
          </span>
        ),
      )}
    </span>
  );
}

/** The same where only the keys are known. */
export const PaperKeys = ({ keys }: { keys: readonly string[] }) => (
  <EvidenceKeys places={keys.map((key) => ({ key, page: null, box: null, what: '', part: 'figure' }))} />
);
