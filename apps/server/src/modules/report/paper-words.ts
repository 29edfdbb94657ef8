import type { Language } from '@vesta/domain/languages';
import type { Translate } from '@vesta/domain/validation/message-of';
import type { PaperWords } from '@vesta/report-pdf/compose/words';
import { questions as questionsDe } from '@vesta/texts/de/questions';
import { reportPaper as paperDe } from '@vesta/texts/de/report-paper';
import { reportView as viewDe } from '@vesta/texts/de/report-view';
import { reportWords as wordsDe } from '@vesta/texts/de/report-words';
import { questions as questionsEn } from '@vesta/texts/en/questions';
import { reportPaper as paperEn } from '@vesta/texts/en/report-paper';
import { reportView as viewEn } from '@vesta/texts/en/report-view';
import { reportWords as wordsEn } from '@vesta/texts/en/report-words';
import { questions as questionsIt } from '@vesta/texts/it/questions';
import { reportPaper as paperIt } from '@vesta/texts/it/report-paper';
import { reportView as viewIt } from '@vesta/texts/it/report-view';
import { reportWords as wordsIt } from '@vesta/texts/it/report-words';
import type { TextTree } from '@vesta/texts/merge';
import { createTranslator } from 'use-intl/core';
import { documentWords, inWords } from '../documents/words.ts';

const trees: Record<Language, TextTree> = {
  en: { ...wordsEn, ...viewEn, ...paperEn, ...questionsEn },
  it: { ...wordsIt, ...viewIt, ...paperIt, ...questionsIt },
  de: { ...wordsDe, ...viewDe, ...paperDe, ...questionsDe },
};

/** A word that is gone since a report was stored is told by its own name: an old report must still be printed. */
const translatorFor = (language: Language): Translate =>
  createTranslator({
    locale: language,
    messages: trees[language],
    onError: () => undefined,
    getMessageFallback: ({ key }) => key.split('.').at(-1)?.replaceAll('_', ' ') ?? key,
  }) as unknown as Translate;

const translators: Record<Language, Translate> = {
  en: translatorFor('en'),
  it: translatorFor('it'),
  de: translatorFor('de'),
};

/** The words of a printed report in one language. */
export const paperWords = (language: Language): PaperWords => ({
  say: (key, values) => translators[language](key, values),
  check: ({ rule, message, data }) => ({
    claim: documentWords(language, `checks.${rule}.title`),
    finding: inWords(language, { message_key: message, data }),
  }),
});
