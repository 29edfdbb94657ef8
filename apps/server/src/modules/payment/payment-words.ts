import type { Language } from '@vesta/domain/languages';
import { payment as de } from '@vesta/texts/de/payment';
import { payment as en } from '@vesta/texts/en/payment';
import { payment as it } from '@vesta/texts/it/payment';
import { createTranslator } from 'use-intl/core';

// The other languages have English's keys by type, and by test its placeholders too.
const messages = { en, it: it as typeof en, de: de as typeof en };

const wordsOf = (language: Language) =>
  createTranslator({ locale: language, messages: messages[language], namespace: 'Payment' });

export type PaymentWords = ReturnType<typeof wordsOf>;

const words: Record<Language, PaymentWords> = { en: wordsOf('en'), it: wordsOf('it'), de: wordsOf('de') };

/** The words that the server itself says about a payment: at the provider, in the sandbox, on the receipt. */
export const paymentWords = (language: Language): PaymentWords => words[language];
