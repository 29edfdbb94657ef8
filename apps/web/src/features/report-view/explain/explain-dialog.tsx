import type { Evidence } from '@vesta/domain/report/evidence';
import type { Explanation } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import styles from './explain-dialog.module.css';
import { FigurePapers } from './figure-papers.tsx';
import { HowComputed } from './how-computed.tsx';
import { paperTabs } from './paper-tabs.ts';
import { useInputWords } from './use-input-words.ts';
import { WouldChange } from './would-change.tsx';

interface ExplainDialogProps {
  explanation: Explanation;
  /** How pay came about, for figures that start from the income as a whole. */
  pay?: Explanation | null;
  /** The papers that this reader may open; none for others than the owner. */
  evidence: readonly Evidence[];
  onClose: () => void;
}

/** Everything behind one figure: the paper it stands on, the way to it step by step, and what would change it. */
export function ExplainDialog({ explanation, pay = null, evidence, onClose }: ExplainDialogProps) {
  const t = useTranslations('ReportView.Explain');
  const general = useTranslations('General');
  const words = useTranslations('ReportWords');
  const { written } = useInputWords();
  const { figure, value, unit, formula, inputs, weights, documents } = explanation;
  const hasPapers = paperTabs(explanation, evidence).length > 0;
  const isNamed = hasPapers || [...inputs, ...weights].some(({ places }) => places.length > 0);
  return (
    <Dialog wide={hasPapers} title={words(`Figures.${figure}`)} closeLabel={general('Close')} onClose={onClose}>
      <p className={styles.value}>{written(value, unit)}</p>
      <p>{words(`Formulas.${formula}`)}</p>
      <div className={hasPapers ? styles.sides : undefined}>
        {hasPapers && <FigurePapers explanation={explanation} evidence={evidence} />}
        <div className="stack">
          <HowComputed explanation={explanation} pay={pay} />
          <WouldChange explanation={explanation} />
          {!isNamed && documents.length > 0 && (
            <p className="small quiet">
              {t('Papers')} <EvidenceKeys places={documents} />
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
