import { inEveryLanguage, type Language, localeOf } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import { allTexts } from '@vesta/texts/all';
import { headingKeys } from '@vesta/texts/checks/heading-keys';
import { datesInWords } from '@vesta/texts/dates-in-words';
import { spoken } from '@vesta/texts/italian-articles';
import type { TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';
import type { Said } from './verdict.ts';

/** Whose papers they are, or somebody else who reads about them. */
export type Reader = 'owner' | 'others';

const bundleFor = { owner: 'checks', others: 'checksForOthers' } as const;

const wordsFor = (reader: Reader) => {
  const trees = inEveryLanguage((language): TextTree => {
    const { documents, [bundleFor[reader]]: checks } = allTexts[language];
    return { ...documents, ...checks };
  });
  const translators = inEveryLanguage(
    (language) => createTranslator({ locale: language, messages: trees[language] }) as unknown as Translate,
  );
  return { trees, translators };
};

const words = { owner: wordsFor('owner'), others: wordsFor('others') };

function isKnown(language: Language, key: string, reader: Reader): boolean {
  const found = key.split('.').reduce<unknown>((tree, part) => {
    return typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[part] : undefined;
  }, words[reader].trees[language]);
  return typeof found === 'string';
}

/** The words of one key about papers. Days and months among the values are written as people write them. */
export const documentWords = (
  language: Language,
  key: string,
  data: Said['data'] = {},
  reader: Reader = 'owner',
): string => spoken(words[reader].translators[language](key, datesInWords(data, localeOf[language])), language);

/** What a check claims, or what it is about where it did not pass. */
export function checkHeading(
  language: Language,
  check: { rule: string; outcome: string },
  reader: Reader = 'owner',
): string {
  const keys = headingKeys(check);
  return documentWords(language, keys.find((key) => isKnown(language, key, reader)) ?? keys[0] ?? '', {}, reader);
}

/** A message in the caller's words. One whose words are gone since it was written down is told in general. */
export function inWords(
  language: Language,
  { message_key, data }: Pick<Said, 'message_key' | 'data'>,
  reader: Reader = 'owner',
): string {
  if (!isKnown(language, message_key, reader)) return documentWords(language, 'Uploads.Error.FileError');
  const sentence = documentWords(language, message_key, data, reader);
  // The cause first: whose paper it is tells most people at once what happened.
  return data.other_person === undefined ? sentence : `${documentWords(language, 'Uploads.Names', data)} ${sentence}`;
}
