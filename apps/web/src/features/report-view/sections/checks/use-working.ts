import type { FactKind } from '@vesta/domain/documents/reading';
import type { CheckLine } from '@vesta/domain/report/check-line';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../parts/use-figures.ts';
import { workingName } from './working-kinds.ts';

type Step = CheckLine['working'][number];
type Value = Step['expected'];
type Words = (key: string) => string;

export interface WorkingRow extends Pick<Step, 'key' | 'page' | 'box' | 'what'> {
  label: string;
  expected: string;
  found: string;
}

/** Stands where a value is not known. */
export const UNKNOWN = '–';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/** What was compared with what, written for reading. A step without a value, or without a word, says nothing here. */
export function useWorking(steps: readonly Step[]): WorkingRow[] {
  const t = useTranslations() as unknown as Words;
  const { money, day, month, number } = useFigures();
  const written = (value: Value, kind: FactKind): string => {
    if (value === null) return UNKNOWN;
    if (typeof value === 'number') return kind === 'money' ? money(value) : number(value);
    if (DAY.test(value)) return day(value);
    return MONTH.test(value) ? month(value) : value;
  };
  return steps.flatMap(({ key, page, box, what, expected, found }) => {
    const name = workingName(what);
    if (!name || (expected === null && found === null)) return [];
    const label = name.day ? `${t(name.word)}, ${day(name.day)}` : t(name.word);
    return [{ key, page, box, what, label, expected: written(expected, name.kind), found: written(found, name.kind) }];
  });
}
