import type { Evidence } from '@vesta/domain/report/evidence';
import type { Explanation } from '@vesta/domain/report/explain';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button/button.tsx';
import { useReportDoors } from '../parts/report-context.ts';
import { useFigures } from '../parts/use-figures.ts';
import styles from './figure-papers.module.css';
import { firstTab, type PaperTab, paperTabs } from './paper-tabs.ts';

const FigurePage = lazy(() => import('../../evidence-view/figure-page.tsx'));

/** Of 2026-11-17 this much is the month. */
const MONTH_LENGTH = 7;

type FigurePapersProps = { explanation: Explanation; evidence: readonly Evidence[] };

/** The papers behind a figure, one at a time, each opened at the place that counts. */
export function FigurePapers({ explanation, evidence }: FigurePapersProps) {
  const t = useTranslations('ReportView.Explain');
  const words = useTranslations('ReportWords');
  const { month, plain } = useFigures();
  const { show } = useReportDoors();
  const tabs = paperTabs(explanation, evidence);
  const [chosen, setChosen] = useState(firstTab(tabs, explanation));
  const tab = tabs.find(({ paper }) => paper.key === chosen);
  if (!tab?.paper.document_id || !show) return null;
  const nameOf = ({ paper, printed }: PaperTab) => {
    const at = paper.month ?? paper.to?.slice(0, MONTH_LENGTH) ?? null;
    const name = at ? month(at) : words(`DocumentTypes.${paper.type}` as never);
    return printed === null ? name : `${name} ${plain(printed)}`;
  };
  return (
    <section className={styles.papers} aria-label={t('Papers')}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{t('Papers')}</legend>
        {tabs.map((one) => (
          <button key={one.paper.key} type="button" aria-pressed={one === tab} onClick={() => setChosen(one.paper.key)}>
            <span className={styles.key}>{one.paper.key}</span> {nameOf(one)}
          </button>
        ))}
      </fieldset>
      <Suspense>
        <FigurePage key={tab.paper.key} documentId={tab.paper.document_id} places={tab.places} />
      </Suspense>
      <div className={styles.wrong}>
        <p>
          <strong>{t('ReadWrongly')}</strong>
          {t('ReadWronglyText')}
        </p>
        <Button kind="second" size="mini" onClick={() => show(tab.paper.key, tab.places)}>
          {t('Correct')}
        </Button>
      </div>
    </section>
  );
}
