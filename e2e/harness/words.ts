import { inEveryLanguage, type Language } from '@vesta/domain/languages';
import { allTexts } from '@vesta/texts/all';

/** The product's own words, for tests that go through every language. */
export const words = inEveryLanguage((language) => ({ ...allTexts[language].core, ...allTexts[language].pages }));

export type Words = (typeof words)[Language];
