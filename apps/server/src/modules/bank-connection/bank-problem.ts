import type { BankProblem } from '@vesta/domain/bank-connection/answers';
import type { Language } from '@vesta/domain/languages';
import { translate } from '../../lib/translate.ts';

/** What went wrong, by its name and in the words of the caller. */
export const problemOf = (message_key: string, language: Language): BankProblem => ({
  message_key,
  message: translate(language, message_key),
});
