import type { CheckLine } from '@vesta/domain/report/check-line';
import { useTranslations } from 'use-intl';
import { useWrittenData } from '../../parts/use-written-data.ts';

type Words = ((key: string, data?: Record<string, string | number>) => string) & { has: (key: string) => boolean };

/** The claim of a rule and what came of it. Rules come from the engine, so their keys are known only when running. */
export function useCheckWords({ rule, message, data }: CheckLine): { title: string; sentence: string | null } {
  const t = useTranslations() as unknown as Words;
  const written = useWrittenData();
  const titleKey = `checks.${rule}.title`;
  return {
    title: t.has(titleKey) ? t(titleKey) : rule,
    sentence: t.has(message) ? t(message, written(data)) : null,
  };
}
