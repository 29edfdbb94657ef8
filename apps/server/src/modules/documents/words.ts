import { type Language, localeOf } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import { datesInWords } from '@vesta/texts/dates-in-words';
import { checksFiles as filesDe } from '@vesta/texts/de/checks-files';
import { checksPapers as papersDe } from '@vesta/texts/de/checks-papers';
import { checksStatements as statementsDe } from '@vesta/texts/de/checks-statements';
import { documents as documentsDe } from '@vesta/texts/de/documents';
import { checksFiles as filesEn } from '@vesta/texts/en/checks-files';
import { checksPapers as papersEn } from '@vesta/texts/en/checks-papers';
import { checksStatements as statementsEn } from '@vesta/texts/en/checks-statements';
import { documents as documentsEn } from '@vesta/texts/en/documents';
import { checksFiles as filesIt } from '@vesta/texts/it/checks-files';
import { checksPapers as papersIt } from '@vesta/texts/it/checks-papers';
import { checksStatements as statementsIt } from '@vesta/texts/it/checks-statements';
import { documents as documentsIt } from '@vesta/texts/it/documents';
import type { TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';
import type { Said } from './verdict.ts';

const trees: Record<Language, TextTree> = {
  en: { ...documentsEn, checks: { ...filesEn, ...papersEn, ...statementsEn } },
  it: { ...documentsIt, checks: { ...filesIt, ...papersIt, ...statementsIt } },
  de: { ...documentsDe, checks: { ...filesDe, ...papersDe, ...statementsDe } },
};

const translatorFor = (language: Language): Translate =>
  createTranslator({ locale: language, messages: trees[language] }) as unknown as Translate;

const translators: Record<Language, Translate> = {
  en: translatorFor('en'),
  it: translatorFor('it'),
  de: translatorFor('de'),
};

function isKnown(language: Language, key: string): boolean {
  const found = key.split('.').reduce<unknown>((tree, part) => {
    return typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[part] : undefined;
  }, trees[language]);
  return typeof found === 'string';
}

/** The words of one key about papers. Days and months among the values are written as people write them. */
export const documentWords = (language: Language, key: string, data: Said['data'] = {}): string =>
  translators[language](key, datesInWords(data, localeOf[language]));

/** A message in the caller's words. One whose words are gone since it was written down is told in general. */
export function inWords(language: Language, { message_key, data }: Pick<Said, 'message_key' | 'data'>): string {
  if (!isKnown(language, message_key)) return documentWords(language, 'Uploads.Error.FileError');
  const sentence = documentWords(language, message_key, data);
  // The cause first: whose paper it is tells most people at once what happened.
  return data.other_person === undefined ? sentence : `${documentWords(language, 'Uploads.Names', data)} ${sentence}`;
}
