import type { Language } from '@vesta/domain/languages';
import { demo as de } from '@vesta/texts/de/demo';
import { intakeStart as startDe } from '@vesta/texts/de/intake-start';
import { demo as en } from '@vesta/texts/en/demo';
import { intakeStart as startEn } from '@vesta/texts/en/intake-start';
import { demo as it } from '@vesta/texts/it/demo';
import { intakeStart as startIt } from '@vesta/texts/it/intake-start';
import { createTranslator } from 'use-intl/core';

// The other languages have English's keys by type, and by test its placeholders too.
const messages = { en, it: it as typeof en, de: de as typeof en };

const wordsOf = (language: Language) => ({
  language,
  t: createTranslator({ locale: language, messages: messages[language], namespace: 'Demo' }),
  /** Kinds of work and roles are called as where somebody resumes. */
  resume: { en: startEn, it: startIt, de: startDe }[language].Resume,
});

export type DemoWords = ReturnType<typeof wordsOf>;

const words: Record<Language, DemoWords> = { en: wordsOf('en'), it: wordsOf('it'), de: wordsOf('de') };

export const demoWords = (language: Language): DemoWords => words[language];
