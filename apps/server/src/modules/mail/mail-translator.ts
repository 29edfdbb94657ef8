import type { Language } from '@vesta/domain/languages';
import { mail as de } from '@vesta/texts/de/mail';
import { mail as en } from '@vesta/texts/en/mail';
import { mail as it } from '@vesta/texts/it/mail';
import { createTranslator } from 'use-intl/core';

// The other languages have English's keys by type, and by test its placeholders too.
const messages = { en, it: it as typeof en, de: de as typeof en };

function translatorFor(language: Language) {
  return createTranslator({
    locale: language,
    messages: messages[language],
    // A mail with a hole in it must not go out.
    onError: (error) => {
      throw error;
    },
  });
}

export type MailTranslator = ReturnType<typeof translatorFor>;

const translators: Record<Language, MailTranslator> = {
  en: translatorFor('en'),
  it: translatorFor('it'),
  de: translatorFor('de'),
};

export const mailTranslator = (language: Language): MailTranslator => translators[language];
