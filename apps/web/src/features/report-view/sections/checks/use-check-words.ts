import type { CheckLine } from '@vesta/domain/report/check-line';
import { saysSame } from '@vesta/domain/text/says-same';
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
 * The claim of a rule and what came of it, where that says more. Rules come from the engine, so their keys are known only when running.
 */
export function useCheckWords({ rule, outcome, message, data }: CheckLine): { title: string; sentence: string | null } {
  const t = useTranslations() as unknown as Words;
  const locale = useLocale();
  const titleKey = headingKeys({ rule, outcome }).find((key) => t.has(key));
  const title = titleKey ? t(titleKey) : rule;
  const sentence = t.has(message) ? t(message, datesInWords(withEuros(data), locale)) : null;
  return { title, sentence: sentence !== null && saysSame(title, sentence) ? null : sentence };
}
