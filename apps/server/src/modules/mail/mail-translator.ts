import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import { allTexts } from '@vesta/texts/all';
import { createTranslator } from 'use-intl/core';

function translatorFor(language: Language) {
  return createTranslator({
    locale: language,
    messages: allTexts[language].mail,
    // A mail with a hole in it must not go out.
    onError: (error) => {
      throw error;
    },
  });
}

export type MailTranslator = ReturnType<typeof translatorFor>;

const translators = inEveryLanguage(translatorFor);

export const mailTranslator = (language: Language): MailTranslator => translators[language];
