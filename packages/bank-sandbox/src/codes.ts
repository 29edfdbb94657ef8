export type CodeVerdict = 'right' | 'wrong' | 'expired';

export const RIGHT_CODE = '123456';
export const WRONG_CODE = '000000';
export const EXPIRED_CODE = '999999';
/** Wrong codes after which a bank gives up. */
export const CODE_TRIES = 3;

/** Whatever is neither of the two is wrong, as at a real bank. */
export function judgeCode(code: string): CodeVerdict {
  const typed = code.trim();
  if (typed === RIGHT_CODE) return 'right';
  return typed === EXPIRED_CODE ? 'expired' : 'wrong';
}
