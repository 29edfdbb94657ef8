import { type Language, localeOf } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import type { PaperWords } from '@vesta/report-pdf/compose/words';
import { datesInWords } from '@vesta/texts/dates-in-words';
import { checksForOthers as othersDe } from '@vesta/texts/de/checks-for-others';
import { questions as questionsDe } from '@vesta/texts/de/questions';
import { reportPaper as paperDe } from '@vesta/texts/de/report-paper';
import { reportView as viewDe } from '@vesta/texts/de/report-view';
import { reportWords as wordsDe } from '@vesta/texts/de/report-words';
import { checksForOthers as othersEn } from '@vesta/texts/en/checks-for-others';
import { questions as questionsEn } from '@vesta/texts/en/questions';
import { reportPaper as paperEn } from '@vesta/texts/en/report-paper';
import { reportView as viewEn } from '@vesta/texts/en/report-view';
import { reportWords as wordsEn } from '@vesta/texts/en/report-words';
import { checksForOthers as othersIt } from '@vesta/texts/it/checks-for-others';
import { questions as questionsIt } from '@vesta/texts/it/questions';
import { reportPaper as paperIt } from '@vesta/texts/it/report-paper';
import { reportView as viewIt } from '@vesta/texts/it/report-view';
import { reportWords as wordsIt } from '@vesta/texts/it/report-words';
import type { TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';
import { documentWords, inWords } from '../documents/words.ts';

/** Whose papers they are, or somebody they were released to. */
type Reader = 'owner' | 'others';

const trees: Record<Language, TextTree> = {
  en: { ...wordsEn, ...viewEn, ...paperEn, ...questionsEn },
  it: { ...wordsIt, ...viewIt, ...paperIt, ...questionsIt },
  de: { ...wordsDe, ...viewDe, ...paperDe, ...questionsDe },
};

/** A word that is gone since a report was stored is told by its own name: an old report must still be printed. */
const translatorOf = (language: Language, messages: TextTree): Translate =>
  createTranslator({
    locale: language,
    messages,
    onError: () => undefined,
    getMessageFallback: ({ key }) => key.split('.').at(-1)?.replaceAll('_', ' ') ?? key,
  }) as unknown as Translate;

const translators: Record<Language, Translate> = {
  en: translatorOf('en', trees.en),
  it: translatorOf('it', trees.it),
  de: translatorOf('de', trees.de),
};

const others: Record<Language, TextTree> = { en: othersEn, it: othersIt, de: othersDe };

const toOthers: Record<Language, Translate> = {
  en: translatorOf('en', others.en),
  it: translatorOf('it', others.it),
  de: translatorOf('de', others.de),
};

function checkWords(language: Language, reader: Reader): PaperWords['check'] {
  if (reader === 'owner') {
    return ({ rule, message, data }) => ({
      claim: documentWords(language, `checks.${rule}.title`),
      finding: inWords(language, { message_key: message, data }),
    });
  }
  return ({ rule, message, data }) => ({
    claim: toOthers[language](`checks.${rule}.title`),
    finding: toOthers[language](message, datesInWords(data, localeOf[language])),
  });
}

/** The words of a printed report in one language. To others the checks speak of the applicant, not to them. */
export const paperWords = (language: Language, reader: Reader): PaperWords => ({
  say: (key, values) => translators[language](key, values),
  check: checkWords(language, reader),
});
