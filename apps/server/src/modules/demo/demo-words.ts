import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import { allTexts } from '@vesta/texts/all';
import { createTranslator } from 'use-intl/core';

const wordsOf = (language: Language) => ({
  language,
  t: createTranslator({ locale: language, messages: allTexts[language].demo, namespace: 'Demo' }),
  /** Kinds of work and roles are called as where somebody resumes. */
  resume: allTexts[language].intakeStart.Resume,
});

export type DemoWords = ReturnType<typeof wordsOf>;

const words = inEveryLanguage(wordsOf);

export const demoWords = (language: Language): DemoWords => words[language];
