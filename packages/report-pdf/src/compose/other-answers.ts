import type { EmploymentPart } from '@vesta/domain/report/employment';
import type { MortgagePart } from '@vesta/domain/report/mortgage';
import type { Tone } from '../paper/paper-check.ts';
import type { PaperAnswer } from '../paper/report-paper.ts';
import type { Writer } from './writer.ts';

type Question = Pick<PaperAnswer, 'question' | 'value' | 'unit' | 'tag' | 'sentence' | 'slider'>;

const tones: Record<MortgagePart['label'], Tone> = {
  sustainable: 'passed',
  not_sustainable: 'warning',
  unknown: 'inconclusive',
};

/** What mortgage the income carries. A simulation, and it says so. */
export function mortgageAnswer(mortgage: MortgagePart, w: Writer): Question {
  const { sustainable_mortgage: amount, sustainable_maturity: years, rate_percent: rate } = mortgage;
  return {
    question: w.say('ReportPaper.Question.mortgage'),
    value: w.whole(amount),
    unit: amount === null || years === null ? '' : w.say('ReportPaper.Unit.mortgage', { years }),
    tag: { tone: tones[mortgage.label], word: w.say(`ReportWords.MortgageLabels.${mortgage.label}`) },
    sentence: w.say('ReportWords.Simulation', { rate: w.number(rate) }),
    slider: null,
  };
}

/** What income the papers show. */
export function incomeAnswer({ monthly_income, status }: EmploymentPart, w: Writer): Question {
  const { value } = monthly_income;
  return {
    question: w.say('ReportPaper.Question.rapid'),
    value: w.money(value),
    unit: value === null ? '' : w.say('ReportPaper.Unit.rapid'),
    tag: null,
    sentence: value === null ? w.say('ReportWords.AffordabilityText.unknown') : w.say(`ReportWords.Statuses.${status}`),
    slider: null,
  };
}
