import type { Language } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import type { Finding } from '@vesta/engine/checks/finding';
import { allTexts } from '@vesta/texts/all';
import { createTranslator } from 'use-intl/core';

export interface CheckWords {
  readonly title: (finding: Finding) => string;
  readonly sentence: (finding: Finding) => string;
}

/** What findings say in a language. */
export function checkWords(language: Language): CheckWords {
  const translate = createTranslator({
    locale: language,
    messages: allTexts[language].checks,
    onError: () => undefined,
  }) as unknown as Translate;
  return {
    title: ({ rule }) => translate(`checks.${rule}.title`),
    sentence: ({ message, data }) => translate(message, { ...data }),
  };
}
