import type { ExplainInput, Unit } from '@vesta/domain/report/explain';
import { useTranslations } from 'use-intl';
import { useFigures } from '../parts/use-figures.ts';

/** Inputs of one kind are told apart by their month or by who pays. */
const MONTH = /^\d{4}-\d\d$/;

type Words = ((key: string, data?: Record<string, string>) => string) & { has: (key: string) => boolean };

/** How values and their names are said. Kinds have names that machines use; people are told the word for it. */
export function useInputWords() {
  const words = useTranslations('ReportWords') as unknown as Words;
  const { money, percent, number, day, month } = useFigures();
  const wordFor = (path: string, code: string): string => {
    const key = `${path}.${code.replaceAll('.', ' ')}`;
    return words.has(key) ? words(key) : code;
  };
  const labelled = ({ name, label }: ExplainInput): string => {
    if (label === null) return '';
    if (MONTH.test(label)) return month(label);
    if (name === 'cost') return wordFor('CostKinds', label);
    return name === 'fund' ? wordFor('FundSources', label) : label;
  };
  const written = (value: string | number | null, unit: Unit): string => {
    if (value === null) return '–';
    if (typeof value === 'string') {
      if (unit === 'day') return day(value);
      return unit === 'month' ? month(value) : wordFor('Contracts', value);
    }
    if (unit === 'cents') return money(value);
    return unit === 'percent' ? percent(value, 1) : number(value);
  };
  return {
    written,
    labelled,
    nameOf: (input: ExplainInput): string => words(`Inputs.${input.name}`, { label: labelled(input) }),
  };
}
