import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import { allTexts } from '@vesta/texts/all';
import { createTranslator } from 'use-intl/core';

const wordsOf = (language: Language) =>
  createTranslator({ locale: language, messages: allTexts[language].payment, namespace: 'Payment' });

export type PaymentWords = ReturnType<typeof wordsOf>;

const words = inEveryLanguage(wordsOf);

/** The words that the server itself says about a payment: at the provider, in the sandbox, on the receipt. */
export const paymentWords = (language: Language): PaymentWords => words[language];
