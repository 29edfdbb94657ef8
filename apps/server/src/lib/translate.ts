import type { Language } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import { core as coreDe } from '@vesta/texts/de/core';
import { desk as deskDe } from '@vesta/texts/de/desk';
import { deskWork as workDe } from '@vesta/texts/de/desk-work';
import { documents as documentsDe } from '@vesta/texts/de/documents';
import { fields as fieldsDe } from '@vesta/texts/de/fields';
import { core as coreEn } from '@vesta/texts/en/core';
import { desk as deskEn } from '@vesta/texts/en/desk';
import { deskWork as workEn } from '@vesta/texts/en/desk-work';
import { documents as documentsEn } from '@vesta/texts/en/documents';
import { fields as fieldsEn } from '@vesta/texts/en/fields';
import { core as coreIt } from '@vesta/texts/it/core';
import { desk as deskIt } from '@vesta/texts/it/desk';
import { deskWork as workIt } from '@vesta/texts/it/desk-work';
import { documents as documentsIt } from '@vesta/texts/it/documents';
import { fields as fieldsIt } from '@vesta/texts/it/fields';
import { merge, type TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';

const messages = {
  en: [fieldsEn, documentsEn, deskEn, workEn].reduce<TextTree>(merge, coreEn),
  it: [fieldsIt, documentsIt, deskIt, workIt].reduce<TextTree>(merge, coreIt),
  de: [fieldsDe, documentsDe, deskDe, workDe].reduce<TextTree>(merge, coreDe),
};

const translatorFor = (language: Language): Translate =>
  createTranslator({ locale: language, messages: messages[language] }) as unknown as Translate;

const translators: Record<Language, Translate> = {
  en: translatorFor('en'),
  it: translatorFor('it'),
  de: translatorFor('de'),
};

/** The words of the server's own answers. Keys come from our own catalogues, never from a request. */
export const translate = (language: Language, key: string, values?: Record<string, string | number>): string =>
  translators[language](key, values);

export const translatorOf = (language: Language): Translate => translators[language];
