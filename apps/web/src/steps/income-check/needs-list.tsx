import { lastMonths } from '@vesta/domain/dates/month';
import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import { Fragment } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useToday } from '../../features/checked-form/use-today.ts';
import { paperNames } from '../../features/document-card/paper-names.ts';
import { useMonthName } from '../../features/documents/use-month-name.ts';
import { useRoute } from '../../lib/use-route.ts';
import { PaperDrawing } from '../../ui/paper-drawing/paper-drawing.tsx';
import styles from './income-check.module.css';
import type { Need } from './needs.ts';

function usePaperName() {
  const t = useTranslations();
  const { region } = useRoute();
  const format = useFormatter();
  const monthName = useMonthName();
  const today = useToday();
  /** Which months, where a number of them is asked for; of an account, in which form. */
  const about = ({ type, months }: SupportedDocument): string | null => {
    if (type === 'bank_statement') return t('Banks.UploadSub');
    return months === null ? null : format.list(lastMonths(today, months).map(monthName));
  };
  return (paper: SupportedDocument): { name: string; sub: string | null } => {
    const { type, key, description } = paper;
    if (key.endsWith('.income_letter'))
      return {
        name: t(`IncomeCheck.Papers.income_letter.${region}`),
        sub: t(`IncomeCheck.Papers.income_letterSub.${region}`),
      };
    if (type !== 'fiscal_doc' && type !== 'cud') return { name: description || t(`Papers.${type}`), sub: about(paper) };
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
