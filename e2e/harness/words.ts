import type { Language } from '@vesta/domain/languages';
import { core as de } from '@vesta/texts/de/core';
import { pages as dePages } from '@vesta/texts/de/pages';
import { core as en } from '@vesta/texts/en/core';
import { pages as enPages } from '@vesta/texts/en/pages';
import { core as it } from '@vesta/texts/it/core';
import { pages as itPages } from '@vesta/texts/it/pages';

/** The product's own words, for tests that go through every language. */
export const words = {
  en: { ...en, ...enPages },
  it: { ...it, ...itPages },
  de: { ...de, ...dePages },
} satisfies Record<Language, unknown>;

export type Words = (typeof words)[Language];
