import type { Explanation } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { useWrittenData } from '../parts/use-written-data.ts';
import { Ledger, LedgerRow } from './ledger.tsx';
import { useInputWords } from './use-input-words.ts';

/** What would move a figure: in words for every one of them, and to how much where that can be said. */
export function WouldChange({ explanation: { figure, counterfactuals, reasons } }: { explanation: Explanation }) {
  const t = useTranslations('ReportView.Explain');
  const words = useTranslations('ReportWords');
  const data = useWrittenData();
  const { written } = useInputWords();
  return (
    <section className="stack-s">
      <h3>{t('WouldChange')}</h3>
      <p className="small">{words(`Moves.${figure}`)}</p>
      {counterfactuals.length > 0 && (
        <Ledger>
          {counterfactuals.map(({ key, value, unit, data: values }) => (
            <LedgerRow
              key={key}
              name={words(`Counterfactuals.${key}`, data(values) as never)}
              value={value === null ? words('EitherWay') : written(value, unit)}
            />
          ))}
        </Ledger>
      )}
      {reasons.length > 0 && (
        <ul className="small quiet">
          {reasons.map((reason) => (
            <li key={reason}>{words(`Reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
