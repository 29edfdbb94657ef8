import type { BankProblem } from '@vesta/domain/bank-connection/answers';
import { BANK_ERRORS } from '@vesta/domain/bank-connection/errors';
import type { Language } from '@vesta/domain/languages';
import { translate } from '../../lib/translate.ts';
import type { ConsentRow } from './consent-row.ts';

/**
 * What went wrong, by its name and in the words of the caller. Banks that are gone to twice ask for more at the first
 * page than others: whoever failed there is told to look at it again.
 */
export function problemOf(message_key: string, { authType }: ConsentRow, language: Language): BankProblem {
  const isTwice = authType === 'pre_auth' && message_key === BANK_ERRORS.authentication;
  const keys = isTwice ? [message_key, BANK_ERRORS.recheck] : [message_key];
  return { message_key, message: keys.map((key) => translate(language, key)).join(' ') };
}
