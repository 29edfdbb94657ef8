import type { Language } from '@vesta/domain/languages';
import { core as de } from '@vesta/texts/de/core';
import { core as en } from '@vesta/texts/en/core';
import { core as it } from '@vesta/texts/it/core';
import { createTranslator } from 'use-intl/core';

type Values = Record<string, string | number>;
type Translate = (key: string, values?: Values) => string;

const messages = { en, it, de };

function translatorFor(language: Language): Translate {
  const translate = createTranslator({ locale: language, messages: messages[language] }) as unknown as Translate;
  return translate;
}

const translators: Record<Language, Translate> = {
  en: translatorFor('en'),
  it: translatorFor('it'),
  de: translatorFor('de'),
};

/** A text of the core bundle in the caller's language. Keys come from our own catalogues, never from a request. */
export const translate = (language: Language, key: string, values?: Values): string =>
  translators[language](key, values);
