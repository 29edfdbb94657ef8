import type { Language } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import type { Finding } from '@vesta/engine/checks/finding';
import { checks as de } from '@vesta/texts/de/checks';
import { checks as en } from '@vesta/texts/en/checks';
import { checks as it } from '@vesta/texts/it/checks';
import { createTranslator } from 'use-intl/core';

const trees = { en, it, de } as const;

export interface CheckWords {
  readonly title: (finding: Finding) => string;
  readonly sentence: (finding: Finding) => string;
}

/** What findings say in a language. */
export function checkWords(language: Language): CheckWords {
  const translate = createTranslator({
    locale: language,
    messages: trees[language],
    onError: () => undefined,
  }) as unknown as Translate;
  return {
    title: ({ rule }) => translate(`checks.${rule}.title`),
    sentence: ({ message, data }) => translate(message, { ...data }),
  };
}
