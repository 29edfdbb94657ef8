import type { EmploymentPart } from '@vesta/domain/report/employment';
import { maturityNote } from '@vesta/domain/report/maturity-note';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import type { OwnRoom } from '@vesta/domain/report/own-room';
import type { Signers } from '@vesta/domain/report/signers';
import type { Tone } from '../paper/paper-check.ts';
import type { PaperAnswer } from '../paper/report-paper.ts';
import type { Writer } from './writer.ts';

type Question = Pick<PaperAnswer, 'question' | 'value' | 'unit' | 'tag' | 'sentence' | 'slider' | 'facts'>;

const tones: Record<MortgagePart['label'], Tone> = {
  sustainable: 'passed',
  not_sustainable: 'noted',
  unknown: 'inconclusive',
};

/** Whose incomes the answer for several holds, and who is still expected. */
function countedWords({ all, counted, pending }: Signers, w: Writer): string[] {
  const awaited = { names: pending.join(', '), count: pending.length };
  return [
    w.say('ReportView.Answer.CountedOf', { counted, all }),
    ...(pending.length > 0 ? [w.say('ReportView.Answer.StillExpected', awaited)] : []),
  ];
}

/**
 * The loan asked for and its verdict, in the words of the page; the loan that would fit is a second fact. A simulation,
 * and it says so.
 */
export function mortgageAnswer(mortgage: MortgagePart, signers: Signers | null, w: Writer): Question {
  const { loan_amount: loan, rate_percent: rate } = mortgage;
  const years = mortgage.judged_maturity ?? mortgage.suggested_maturity;
  return {
    question: w.say(`ReportView.Mortgage.${signers ? 'QuestionTogether' : 'Question'}`),
    value: loan === null ? w.say('ReportView.Mortgage.NoLoan') : w.whole(loan),
    unit: years === null ? '' : w.say('ReportView.Mortgage.OverYears', { years }),
    tag: { tone: tones[mortgage.label], word: w.say(`ReportWords.MortgageLabels.${mortgage.label}`) },
    sentence: [
      ...(signers ? countedWords(signers, w) : []),
      ...maturityNote(mortgage).map(({ key, values }) => w.say(`ReportWords.${key}`, values)),
      w.say('ReportWords.Simulation', { rate: w.percent(rate) }),
    ].join(' '),
    slider: null,
    facts: [
      { label: w.say('ReportView.Mortgage.SustainableAtMost'), value: w.whole(mortgage.sustainable_mortgage) },
      { label: w.say('ReportWords.Inputs.property_value'), value: w.whole(mortgage.property_value) },
      { label: w.say('ReportWords.Figures.ltv'), value: w.percent(mortgage.ltv) },
      { label: w.say('ReportWords.Figures.instalment'), value: w.money(mortgage.instalment) },
      { label: w.say('ReportWords.Figures.dti'), value: w.percent(mortgage.dti) },
      { label: w.say('ReportWords.Figures.down_payment_coverage'), value: w.percent(mortgage.down_payment_coverage) },
    ],
  };
}

/** What a guarantor could carry for somebody else. */
export function guarantorAnswer(own: OwnRoom, w: Writer): Question {
  const { room, housing } = own;
  const text = w.say(`ReportWords.OwnRoom.${room === null ? 'Unknown' : 'Text'}`);
  const isOpen = room !== null && housing === null;
  return {
    question: w.say('ReportWords.OwnRoom.Question'),
    value: w.whole(room),
    unit: room === null ? '' : w.say('ReportWords.OwnRoom.Unit'),
    tag: null,
    sentence: isOpen ? `${text} ${w.say('ReportWords.OwnRoom.HousingUnknown')}` : text,
    slider: null,
    facts: [
      { label: w.say('ReportWords.Inputs.income'), value: w.money(own.income) },
      { label: w.say('ReportWords.Inputs.commitments'), value: w.money(own.commitments) },
      { label: w.say('ReportWords.Inputs.own_housing'), value: w.money(housing) },
    ],
  };
}

/** What the sum is made of. Nobody asks in a rapid application whether there is work besides the job that is paid. */
function incomeWords(employment: EmploymentPart, w: Writer): string {
  const { employment_monthly_income: pay, paychecks_per_year: paychecks } = employment;
  if (!pay) return `${w.say(`ReportWords.Statuses.${employment.status}`)}.`;
  const other = employment.other_monthly_income.value;
  const contains = { pay: w.money(pay), pays: paychecks ?? 0, other: other > 0 ? w.money(other) : 'none' };
  return w.say('ReportView.Rapid.Contains', contains);
}

/** What income the papers show. */
export function incomeAnswer(employment: EmploymentPart, w: Writer): Question {
  const { monthly_income, paychecks_per_year: paychecks, employment_start_date: start } = employment;
  const { value, net_value: net } = monthly_income;
  return {
    question: w.say('ReportPaper.Question.rapid'),
    value: w.money(value),
    unit: value === null ? '' : w.say('ReportPaper.Unit.rapid'),
    tag: null,
    sentence: value === null ? w.say('ReportWords.AffordabilityText.unknown') : incomeWords(employment, w),
    slider: null,
    facts: [
      ...(net === null ? [] : [{ label: w.say('ReportWords.Inputs.ordinary_net'), value: w.money(net) }]),
      ...(paychecks === null ? [] : [{ label: w.say('ReportWords.Inputs.paychecks'), value: w.number(paychecks) }]),
      ...(start === null ? [] : [{ label: w.say('ReportView.Employment.Since'), value: w.day(start) }]),
    ],
  };
}
