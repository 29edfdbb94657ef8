import type { SignUpPrefill } from './prefill-of-query.ts';

const KEY = 'vesta.prefill';

/** Kept for this tab until the sign-up has been sent, so that a reload does not empty the form. */
export const signUpPrefill = {
  read(): SignUpPrefill | null {
    try {
      return JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as SignUpPrefill | null;
    } catch {
      return null;
    }
  },
  keep(prefill: SignUpPrefill): void {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(prefill));
    } catch {
      // Without storage the person types; nothing else is lost.
    }
  },
  forget(): void {
    try {
      window.sessionStorage.removeItem(KEY);
    } catch {
      // There was nothing to remove.
    }
  },
};
