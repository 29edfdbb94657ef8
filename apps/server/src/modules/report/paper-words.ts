import { inEveryLanguage, type Language, localeOf } from '@vesta/domain/languages';
import { saysSame } from '@vesta/domain/text/says-same';
import type { Translate } from '@vesta/domain/validation/message-of';
import type { PaperWords } from '@vesta/report-pdf/compose/words';
import { allTexts } from '@vesta/texts/all';
import { datesInWords } from '@vesta/texts/dates-in-words';
import { spoken } from '@vesta/texts/italian-articles';
import type { TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';
import { checkHeading, inWords, type Reader } from '../documents/words.ts';

/** A word that is gone since a report was stored is told by its own name: an old report must still be printed. */
const translatorOf = (language: Language, messages: TextTree): Translate =>
  createTranslator({
    locale: language,
    messages,
    onError: () => undefined,
    getMessageFallback: ({ key }) => key.split('.').at(-1)?.replaceAll('_', ' ') ?? key,
  }) as unknown as Translate;

const translators = inEveryLanguage((language) => {
  const { report, reportView, reportPaper, questions } = allTexts[language];
  return translatorOf(language, { ...report, ...reportView, ...reportPaper, ...questions });
});

const toOthers = inEveryLanguage((language) => translatorOf(language, allTexts[language].checksForOthers));

/** What only repeats the claim is not printed beside it. */
const once = (claim: string, finding: string): { claim: string; finding: string } => ({
  claim,
  finding: saysSame(claim, finding) ? '' : finding,
});

type PaperWordsOfCheck = (check: Parameters<PaperWords['check']>[0]) => string;

function checkWords(language: Language, reader: Reader): PaperWords['check'] {
  const found: PaperWordsOfCheck =
    reader === 'owner'
      ? ({ message, data }) => inWords(language, { message_key: message, data })
      : ({ message, data }) => spoken(toOthers[language](message, datesInWords(data, localeOf[language])), language);
  return (check) => once(checkHeading(language, check, reader), found(check));
}

/** The words of a printed report in one language. To others the checks speak of the applicant, not to them. */
export const paperWords = (language: Language, reader: Reader): PaperWords => ({
  say: (key, values) => spoken(translators[language](key, values), language),
  check: checkWords(language, reader),
});
