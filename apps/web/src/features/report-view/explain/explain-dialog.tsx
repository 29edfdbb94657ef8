import type { Explanation, Unit } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { useWrittenData } from '../parts/use-written-data.ts';
import styles from './explain-dialog.module.css';

/** Inputs of one kind are told apart by their month or by who pays. */
const MONTH = /^\d{4}-\d\d$/;

function useWritten() {
  const { money, percent, number, day, month } = useFigures();
  return (value: string | number | null, unit: Unit): string => {
    if (value === null) return '–';
    if (typeof value === 'string') return unit === 'day' ? day(value) : unit === 'month' ? month(value) : value;
    if (unit === 'cents') return money(value);
    if (unit === 'percent') return percent(value, 1);
    return number(value);
  };
}

/** Everything behind one figure: what went in, by which rule, what bound it, and what would change it. */
export function ExplainDialog({ explanation, onClose }: { explanation: Explanation; onClose: () => void }) {
  const t = useTranslations('ReportView.Explain');
  const general = useTranslations('General');
  const words = useTranslations('ReportWords');
  const { month } = useFigures();
  const labelled = (label: string | null) => (label && MONTH.test(label) ? month(label) : (label ?? ''));
  const written = useWritten();
  const data = useWrittenData();
  const { figure, value, unit, formula, inputs, limits, weights, counterfactuals, reasons, documents } = explanation;
  const isNamedAbove =
    inputs.some(({ places }) => places.length > 0) || weights.some(({ places }) => places.length > 0);
  return (
    <Dialog title={words(`Figures.${figure}`)} closeLabel={general('Close')} onClose={onClose}>
      <p className={styles.value}>{written(value, unit)}</p>
      <p>{words(`Formulas.${formula}`)}</p>
      {inputs.length > 0 && (
        <dl className={styles.ledger}>
          {inputs.map(({ name, label, value: input, unit: of, places }, index) => (
            <div key={`${name} ${index}`}>
              <dt>
                {words(`Inputs.${name}`, { label: labelled(label) } as never)}
                <EvidenceKeys places={places} />
              </dt>
              <dd>{written(input, of)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{words(`Figures.${figure}`)}</dt>
            <dd>{written(value, unit)}</dd>
          </div>
        </dl>
      )}
      {limits.length > 0 && (
        <section>
          <h3>{t('Limits')}</h3>
          <dl className={styles.ledger}>
            {limits.map(({ name, cents, binding }) => (
              <div key={name}>
                <dt>
                  {words(`Limits.${name}`)} {binding && <b>{t('Binding')}</b>}
                </dt>
                <dd>{written(cents, 'cents')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {weights.length > 0 && (
        <section>
          <h3>{t('Weights')}</h3>
          <dl className={styles.ledger}>
            {weights.map(({ income, label, amount, percent, counted, reason, places }, index) => (
              <div key={`${income} ${index}`}>
                <dt>
                  {label ?? words(`IncomeKinds.${income}`)} <EvidenceKeys places={places} />
                  <small>
                    {written(amount, 'cents')} × {written(percent, 'percent')}: {words(`Weights.${reason}` as never)}
                  </small>
                </dt>
                <dd>{written(counted, 'cents')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {counterfactuals.length > 0 && (
        <section>
          <h3>{t('WouldChange')}</h3>
          <dl className={styles.ledger}>
            {counterfactuals.map(({ key, value: other, unit: of, data: values }) => (
              <div key={key}>
                <dt>{words(`Counterfactuals.${key}`, data(values) as never)}</dt>
                <dd>{other === null ? words('EitherWay') : written(other, of)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {!isNamedAbove && documents.length > 0 && (
        <p className={styles.papers}>
          {t('Papers')} <EvidenceKeys places={documents} />
        </p>
      )}
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{words(`Reasons.${reason}`)}</li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
