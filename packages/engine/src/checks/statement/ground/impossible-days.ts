import type { Page } from '../../../evidence/page.ts';
import type { PrintedText } from '../../../papers/paper-notes.ts';

const day = /^31([./-])(0[2469]|11)\1(?:20)?[0-4]\d$/;

/**
 * The 31st of a month that has none. Banks that count thirty days to every month print a 30th of February; nobody's
 * program prints these.
 */
export const impossibleDaysOn = ({ number, origin, words }: Page): PrintedText[] =>
  origin === 'text'
    ? words.filter(({ text }) => day.test(text)).map(({ text, box }) => ({ text, page: number, box }))
    : [];
