import type { Language } from '@vesta/domain/languages';
import { formatDateWhileTyping } from '@vesta/domain/validation/date-while-typing';

/** German days have dots between their parts. What is kept and sent has slashes in every language. */
export const dayTyping = (language: Language) =>
  language === 'de'
    ? {
        shows: (value: string) => value.replaceAll('/', '.'),
        whileTyping: (typed: string, previous: string) => formatDateWhileTyping(typed.replaceAll('.', '/'), previous),
      }
    : { shows: (value: string) => value, whileTyping: formatDateWhileTyping };
