import type { CheckLine } from '@vesta/domain/report/check-line';
import { headingKeys } from '@vesta/texts/checks/heading-keys';
import { datesInWords } from '@vesta/texts/dates-in-words';
import { useLocale, useTranslations } from 'use-intl';

type Words = ((key: string, data?: Record<string, string | number>) => string) & { has: (key: string) => boolean };

/** Sentences of checks write out cents; what runs in the browser wants them as euros beside (`build/compile-texts.ts`). */
const withEuros = (data: CheckLine['data']): CheckLine['data'] => ({
  ...data,
  ...Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'number' ? [[`${name}_in_euro`, value / 100]] : [],
    ),
  ),
});

/**
 * The claim of a rule and what came of it. Rules come from the engine, so their keys are known only when running.
 */
export function useCheckWords({ rule, outcome, message, data }: CheckLine): { title: string; sentence: string | null } {
  const t = useTranslations() as unknown as Words;
  const locale = useLocale();
  const titleKey = headingKeys({ rule, outcome }).find((key) => t.has(key));
  return {
    title: titleKey ? t(titleKey) : rule,
    sentence: t.has(message) ? t(message, datesInWords(withEuros(data), locale)) : null,
  };
}
