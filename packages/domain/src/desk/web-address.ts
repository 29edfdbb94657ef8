import type { ValidationCode } from '../validation/codes.ts';
import { MAX_TEXT_LENGTH } from '../validation/text-rule.ts';
import { tidy } from '../validation/tidy.ts';

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** With https in front where people leave it out. */
export const normaliseWebAddress = (value: string): string => {
  const text = tidy(value);
  return text === '' || scheme.test(text) ? text : `https://${text}`;
};

/** An address on the web that may stand behind a link: nothing that runs, no name and password in it. */
export function validateWebAddress(value: string): ValidationCode | null {
  const text = normaliseWebAddress(value);
  if (text === '') return 'required';
  if (text.length > MAX_TEXT_LENGTH * 2) return 'tooLong';
  if (!URL.canParse(text)) return 'pattern';
  const { protocol, hostname, username, password } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && username === '' && password === '' ? null : 'pattern';
}
