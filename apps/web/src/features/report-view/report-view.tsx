import type { FigureId } from '@vesta/domain/report/explain';
import type { Place } from '@vesta/domain/report/place';
import type { Report } from '@vesta/domain/report/report';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExplainDialog } from './explain/explain-dialog.tsx';
import { withParts } from './explain/with-parts.ts';
import { MortgageView } from './kinds/mortgage-view.tsx';
import { RapidView } from './kinds/rapid-view.tsx';
import { RentView } from './kinds/rent-view.tsx';
import { NothingToGoBy } from './parts/nothing-to-go-by.tsx';
import { type ReportDoors, ReportDoorsContext } from './parts/report-context.ts';
import type { ReportSlots } from './parts/report-slots.ts';
import styles from './report-view.module.css';

const EvidenceView = lazy(() => import('../evidence-view/evidence-view.tsx'));

function viewOf(report: Report, slots: ReportSlots) {
  switch (report.kind) {
    case 'rent':
      return <RentView report={report} {...slots} />;
    case 'rapid':
      return <RapidView report={report} {...slots} />;
    case 'mortgage':
      return <MortgageView report={report} {...slots} />;
  }
}

/** A report of any kind. Its owner can open every figure and every paper; others see the figures and their reasons. */
export function ReportView({ report, ...slots }: { report: Report } & ReportSlots) {
  const words = useTranslations('ReportWords');
  const [figure, setFigure] = useState<FigureId | null>(null);
  const [paper, setPaper] = useState<{ key: string; places: readonly Place[] } | null>(null);
  const explanation = report.explain.find((entry) => entry.figure === figure);
  const shown = report.evidence.find(({ key }) => key === paper?.key);
  const isOwner = report.audience === 'owner';
  const doors = useMemo<ReportDoors>(
    () => ({
      explain: setFigure,
      explained: new Set(report.explain.map((entry) => entry.figure)),
      show: isOwner
        ? (key, places) => {
            setFigure(null);
            setPaper({ key, places });
          }
        : null,
    }),
    [isOwner, report],
  );
  return (
    <ReportDoorsContext value={doors}>
      <article className={styles.report}>
        <NothingToGoBy report={report} />
        {viewOf(report, slots)}
      </article>
      {explanation && (
        <ExplainDialog
          explanation={withParts(explanation, report.explain)}
          pay={report.explain.find((entry) => entry.figure === 'employment_income') ?? null}
          evidence={isOwner ? report.evidence : []}
          onClose={() => setFigure(null)}
        />
      )}
      {shown?.document_id && (
        <Suspense>
          <EvidenceView
            documentId={shown.document_id}
            marks={paper?.places ?? []}
            title={`${shown.key} · ${words(`DocumentTypes.${shown.type}` as never)}`}
            onClose={() => setPaper(null)}
          />
        </Suspense>
      )}
    </ReportDoorsContext>
  );
}
