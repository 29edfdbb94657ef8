import { fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { fiscalCodesIn } from '../fiscal/ground/identifiers.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { Line } from '../recognise/page-text.ts';

/** Whether a code was made from these words, wherever the given name ends. */
function isOf(code: string, words: readonly string[]): boolean {
  return words.slice(1).some((_, at) => {
    const [one, other] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    return [
      { firstName: one, lastName: other },
      { firstName: other, lastName: one },
    ].some((name) => {
      const agreement = fiscalCodeAgreement(code, { ...name, birthDay: null });
      return agreement?.lastName === 'agrees' && agreement.firstName === 'agrees';
    });
  });
}

/** The fiscal code of who rents; a lease names those of both parties. */
export function tenantsCode(lines: readonly Line[], tenant: string): Found<string> | null {
  const own = fiscalCodesIn(lines).find(({ value }) => isOf(value, tenant.split(' ')));
  return own ? foundFrom(own.value, own.words) : null;
}
