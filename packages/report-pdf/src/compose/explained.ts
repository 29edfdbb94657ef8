import { costKinds } from '@vesta/domain/report/costs';
import type { Counterfactual, ExplainInput, Explanation, Unit } from '@vesta/domain/report/explain';
import { DASH, type Writer } from './writer.ts';

const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

/** A value in its unit. */
export function valueIn(unit: Unit, value: string | number | null, w: Writer): string {
  if (value === null) return DASH;
  if (typeof value === 'string') {
    if (!DATE.test(value)) return value;
    return value.length === 7 ? w.month(value) : w.day(value);
  }
  switch (unit) {
    case 'cents':
      return w.money(value);
    case 'percent':
      return w.percent(value);
    case 'years':
      return w.say('ReportPaper.Years', { years: value });
    case 'months':
      return w.say('ReportPaper.Months', { months: value });
    default:
      return w.number(value);
  }
}

/** What went into a figure; what nobody gave did not. */
export const givenInputs = ({ inputs }: Pick<Explanation, 'inputs'>): ExplainInput[] =>
  inputs.filter(({ value }) => value !== null);

/** What an input is called; its label may be a month, a source of funds or a kind of cost that has words of its own. */
export function inputLabel({ name, label }: ExplainInput, w: Writer): string {
  return w.say(`ReportWords.Inputs.${name}`, { label: label === null ? '' : labelWords(name, label, w) });
}

function labelWords(name: string, label: string, w: Writer): string {
  if (DATE.test(label)) return w.month(label);
  if (name === 'fund') return w.say(`ReportWords.FundSources.${label}`);
  if (name === 'cost' && (costKinds as readonly string[]).includes(label))
    return w.say(`ReportWords.CostKinds.${label}`);
  return label;
}

export const inputValue = ({ name, value, unit }: ExplainInput, w: Writer): string =>
  name === 'contract' && value !== null ? w.say(`ReportWords.Contracts.${value}`) : valueIn(unit, value, w);

/** What would change a figure, and to what. */
export function counterfactualWords({ key, value, unit, data }: Counterfactual, w: Writer): string {
  const to = value === null ? w.say('ReportWords.EitherWay') : valueIn(unit, value, w);
  return `${w.tell(`ReportWords.Counterfactuals.${key}`, data)}: ${to}`;
}
