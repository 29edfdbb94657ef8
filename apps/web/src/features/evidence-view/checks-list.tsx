import type { ReadFinding } from '@vesta/domain/documents/reading';
import { useTranslations } from 'use-intl';
import { Fold } from '../../ui/fold/fold.tsx';
import { CheckRow } from './check-row.tsx';
import styles from './evidence-view.module.css';

const ORDER: Record<ReadFinding['outcome'], number> = { failed: 0, inconclusive: 1, passed: 2 };

/** What failed first, then what somebody will look into; what passed is there for those who want to know. */
export function ChecksList({ documentId, findings }: { documentId: string; findings: readonly ReadFinding[] }) {
  const t = useTranslations('Reading');
  const open = findings.filter(({ outcome }) => outcome !== 'passed');
  const passed = findings.filter(({ outcome }) => outcome === 'passed');
  const rows = (some: readonly ReadFinding[]) => (
    <ul className={styles.checks}>
      {some.map((finding) => (
        <CheckRow key={`${finding.rule}-${finding.message_key}`} documentId={documentId} finding={finding} />
      ))}
    </ul>
  );
  if (findings.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="reading-checks">
      <h3 id="reading-checks">{t('Checks')}</h3>
      {open.length > 0 && rows(open.toSorted((a, b) => ORDER[a.outcome] - ORDER[b.outcome]))}
      {passed.length > 0 && <Fold title={t('PassedFold', { count: passed.length })}>{rows(passed)}</Fold>}
    </section>
  );
}
