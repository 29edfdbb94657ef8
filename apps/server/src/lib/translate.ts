import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import { allTexts } from '@vesta/texts/all';
import { spoken } from '@vesta/texts/italian-articles';
import { merge, type TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';

const messages = inEveryLanguage((language) => {
  const { core, fields, documents, desk, deskWork } = allTexts[language];
  return [fields, documents, desk, deskWork].reduce<TextTree>(merge, core);
});

const translatorFor = (language: Language): Translate =>
  createTranslator({ locale: language, messages: messages[language] }) as unknown as Translate;

const translators = inEveryLanguage(translatorFor);

/** The words of the server's own answers. Keys come from our own catalogues, never from a request. */
export const translate = (language: Language, key: string, values?: Record<string, string | number>): string =>
  spoken(translators[language](key, values), language);

export const translatorOf = (language: Language): Translate => translators[language];
