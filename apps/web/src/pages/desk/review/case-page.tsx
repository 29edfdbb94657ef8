import { useTranslations } from 'use-intl';
import { useDeskQuery } from '../lib/desk-calls.ts';
import { Loaded } from '../ui/loaded.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseHistory } from './case-history.tsx';
import { CasePapers } from './case-papers.tsx';
import { CaseWords } from './case-words.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { HoldReport } from './hold-report.tsx';
import styles from './review.module.css';
import { TakeCase } from './take-case.tsx';

/** One case: the paper, what was read from it, what was checked, and the decision about it. */
export default function CasePage() {
  const t = useTranslations('DeskReview.Decide');
  const query = useDeskQuery('review.case');
  return (
    <Loaded query={query}>
      {({ case: one }) => (
        <div className={styles.case}>
          <CaseHead one={one} />
          {one.decision && (
            <p className={styles.decided} role="status">
              {t(`Told.${one.decision}`)}
            </p>
          )}
          <CaseWords one={one} />
          <TakeCase one={one} />
          <CasePapers one={one} />
          <div className={styles.below}>
            {one.may_act && <HoldReport one={one} />}
            <CaseHistory one={one} />
          </div>
          {one.may_act && <DecisionBar one={one} />}
        </div>
      )}
    </Loaded>
  );
}
