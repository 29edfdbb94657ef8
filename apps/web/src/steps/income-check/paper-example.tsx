import type { DocumentType } from '@vesta/domain/documents/types';
import { useTranslations } from 'use-intl';
import { paperNames } from '../../features/document-card/paper-names.ts';
import { Fold } from '../../ui/fold/fold.tsx';
import { PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import styles from './income-check.module.css';

const SCALE = 2;

/** A drawing of the paper and what makes a good one, for those who want to look before they search. */
export function PaperExample({ type }: { type: DocumentType }) {
  const t = useTranslations('Example');
  return (
    <Fold title={t('Title')} bare>
      <div className={styles.example}>
        <span className={styles.drawing}>
          <PaperDrawing name={paperNames[type]} scale={SCALE} />
        </span>
        <p className="small quiet">{t(type)}</p>
      </div>
    </Fold>
  );
}
