import { type Language, languages } from '@vesta/domain/languages';

/** What fits in German fits in Italian and English: its words are the longest. */
const LONGEST: Language = 'de';

export const inAllLanguages = (): boolean => process.env.WALK_LANGUAGES === 'all';

/**
 * The languages in which a walk is gone: the one with the longest words, and with WALK_LANGUAGES=all
 * (`npm run test:long`) every one.
 */
export const spoken = (): readonly Language[] => (inAllLanguages() ? languages : [LONGEST]);
