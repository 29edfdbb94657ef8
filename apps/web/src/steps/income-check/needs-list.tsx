import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { paperNames } from '../../features/document-card/paper-names.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import styles from './income-check.module.css';
import type { Need } from './needs.ts';

function usePaperName() {
  const t = useTranslations();
  const { region } = useRoute();
  return ({ type, description }: SupportedDocument): { name: string; sub: string | null } => {
    if (type !== 'fiscal_doc' && type !== 'cud') return { name: description || t(`Papers.${type}`), sub: null };
    return { name: t(`IncomeCheck.Papers.${type}.${region}`), sub: t(`IncomeCheck.Papers.${type}Sub.${region}`) };
  };
}

/** The papers with their drawings: alternatives together and parted by an "or", a lone one as optional. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  const t = useTranslations('IncomeCheck');
  const nameOf = usePaperName();
  return (
    <ul className={styles.needs}>
      {needs.map(({ alternatives, isOptional }) => {
        const [first] = alternatives;
        return (
          <li key={first.ref}>
            <PaperDrawing name={paperNames[first.type]} />
            <div>
              {alternatives.map((paper, index) => {
                const { name, sub } = nameOf(paper);
                return (
                  <Fragment key={paper.ref}>
                    {index > 0 && <p className={styles.or}>{t('Or')}</p>}
                    <b>
                      {name} {isOptional && <span className="quiet">({t('Required.Optional')})</span>}
                    </b>
                    {sub && <span className="small quiet">{sub}</span>}
                  </Fragment>
                );
              })}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
