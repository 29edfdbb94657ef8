import type { ExplainInput, Explanation } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { EvidenceKeys } from '../parts/evidence-keys.tsx';
import { useFigures } from '../parts/use-figures.ts';
import { Ledger, LedgerRow } from './ledger.tsx';
import { useInputWords } from './use-input-words.ts';
import {
  limitWorking,
  middleOf,
  onPaper,
  paymentsBehind,
  totalWorking,
  type Writing,
  yearlyWorking,
} from './workings.ts';

function useWorkings(explanation: Explanation, pay: Explanation | null) {
  const t = useTranslations('ReportView.Explain');
  const { plain, number, percent } = useFigures();
  const writing: Writing = { amount: plain, number, percent: (value) => percent(value, 1) };
  const middle = middleOf(explanation);
  const ofInput = (input: ExplainInput): string | null => {
    const { name, value } = input;
    if (name === 'ordinary_net' && middle) return t('MiddleOf', { amounts: middle.sorted.map(plain).join(' · ') });
    if (name === 'monthly_over_year') return yearlyWorking(explanation, writing);
    if (name === 'income') return pay && pay.value === value ? yearlyWorking(pay, writing) : null;
    if (name === 'extra_pay_share') return t('ExtraPayWhy');
    const printed = onPaper(input);
    if (printed !== null) return t('OnPaper', { amount: plain(printed) });
    const payments = paymentsBehind(input);
    return payments && t('SeenAs', { amounts: payments.map(plain).join(' · ') });
  };
  return { ofInput, writing };
}

type Props = {
  explanation: Explanation;
  /** How pay came about: the step between payslips and an income that other figures start from. */
  pay?: Explanation | null;
};

/** The way to a figure, step by step: what went in, what bound it, what each income counted for. */
export function HowComputed({ explanation, pay = null }: Props) {
  const t = useTranslations('ReportView.Explain');
  const words = useTranslations('ReportWords');
  const { written, nameOf } = useInputWords();
  const { figure, value, unit, inputs, limits, weights } = explanation;
  const { ofInput, writing } = useWorkings(explanation, pay);
  return (
    <>
      {inputs.length > 0 && (
        <section>
          <h3>{t('HowComputed')}</h3>
          <Ledger>
            {inputs.map((input, index) => (
              <LedgerRow
                key={`${input.name} ${index}`}
                name={
                  <>
                    {nameOf(input)} <EvidenceKeys places={input.places} />
                  </>
                }
                value={written(input.value, input.unit)}
                working={ofInput(input)}
              />
            ))}
            <LedgerRow
              isTotal
              name={words(`Figures.${figure}`)}
              value={written(value, unit)}
              working={totalWorking(explanation, writing)}
            />
          </Ledger>
        </section>
      )}
      {limits.length > 0 && (
        <section>
          <h3>{t('Limits')}</h3>
          <Ledger>
            {limits.map(({ name, cents, binding }) => (
              <LedgerRow
                key={name}
                name={
                  <>
                    {words(`Limits.${name}`)} {binding && <b>{t('Binding')}</b>}
                  </>
                }
                value={written(cents, 'cents')}
                working={limitWorking(explanation, name, writing)}
              />
            ))}
          </Ledger>
        </section>
      )}
      {weights.length > 0 && (
        <section>
          <h3>{t('Weights')}</h3>
          <Ledger>
            {weights.map(({ income, label, amount, percent, counted, reason, places }, index) => (
              <LedgerRow
                key={`${income} ${index}`}
                name={
                  <>
                    {label ?? words(`IncomeKinds.${income}`)} <EvidenceKeys places={places} />
                  </>
                }
                value={written(counted, 'cents')}
                working={`${written(amount, 'cents')} × ${written(percent, 'percent')}: ${words(`Weights.${reason}` as never)}`}
              />
            ))}
          </Ledger>
        </section>
      )}
    </>
  );
}
