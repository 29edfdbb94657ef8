import { lastMonths } from '@vesta/domain/dates/month';
import type { SupportedDocument } from '@vesta/domain/documents/income-check';
import { Fragment } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useBanks } from '../../features/bank-choice/use-banks.ts';
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
  const { data: banks } = useBanks();
  const mayConnect = banks?.some(({ psd2_enabled }) => psd2_enabled) ?? false;
  /** Which months, where a number of them is asked for; of an account, also in which form. */
  const about = ({ type, months }: SupportedDocument, isOneEnough: boolean): string[] => [
    ...(months === null || isOneEnough ? [] : [format.list(lastMonths(today, months).map(monthName))]),
    ...(isOneEnough ? [t('IncomeCheck.OneIsEnough')] : []),
    ...(type === 'bank_statement' ? [t('Banks.UploadSub')] : []),
    ...(type === 'bank_statement' && mayConnect ? [t('IncomeCheck.OrConnect')] : []),
  ];
  return (paper: SupportedDocument, isOneEnough: boolean): { name: string; subs: string[] } => {
    const { type, key, description } = paper;
    if (key.endsWith('.income_letter'))
      return {
        name: t(`IncomeCheck.Papers.income_letter.${region}`),
        subs: [t(`IncomeCheck.Papers.income_letterSub.${region}`)],
      };
    if (type !== 'fiscal_doc' && type !== 'cud')
      return { name: description || t(`Papers.${type}`), subs: about(paper, isOneEnough) };
    return { name: t(`IncomeCheck.Papers.${type}.${region}`), subs: [t(`IncomeCheck.Papers.${type}Sub.${region}`)] };
  };
}

/** The papers with their drawings: alternatives together and parted by an "or", a lone one as optional. */
export function NeedsList({ needs }: { needs: readonly Need[] }) {
  const t = useTranslations('IncomeCheck');
  const nameOf = usePaperName();
  return (
    <ul className={styles.needs}>
      {needs.map(({ alternatives, isOptional, isOneEnough = false }) => {
        const [first] = alternatives;
        return (
          <li key={first.ref}>
            <PaperDrawing name={paperNames[first.type]} />
            <div>
              {alternatives.map((paper, index) => {
                const { name, subs } = nameOf(paper, isOneEnough);
                return (
                  <Fragment key={paper.ref}>
                    {index > 0 && <p className={styles.or}>{t('Or')}</p>}
                    <b>
                      {name} {isOptional && <span className="quiet">({t('Required.Optional')})</span>}
                    </b>
                    {subs.map((sub) => (
                      <span key={sub} className={`small quiet ${styles.sub}`}>
                        {sub}
                      </span>
                    ))}
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
