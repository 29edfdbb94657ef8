import type { Language } from '@vesta/domain/languages';
import { loaders } from '@vesta/texts/load';
import { DESKTOP, PHONE } from './test.ts';

type Day = readonly [Language, 'phone' | 'desktop'];

/**
 * Languages and widths in which a day at the desk is lived through; DESK_DAYS=all asks for every one of them. German has
 * the longest words, and an English one among them is a machine's.
 */
export const days: readonly Day[] =
  process.env.DESK_DAYS === 'all'
    ? (['en', 'it', 'de'] as const).flatMap((language): Day[] => [
        [language, 'phone'],
        [language, 'desktop'],
      ])
    : [['de', 'desktop']];

export const sizes = { phone: PHONE, desktop: DESKTOP };

/** The words on the desk's screens. */
export async function deskWords(language: Language) {
  const { desk, deskWork, deskReview, evidence } = loaders[language];
  const [frame, work, review, papers] = await Promise.all([desk(), deskWork(), deskReview(), evidence()]);
  return { desk: frame.Desk, work: work.DeskWork, review: review.DeskReview, evidence: papers };
}
