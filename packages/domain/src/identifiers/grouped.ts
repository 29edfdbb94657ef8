import { isIban, normaliseIban } from './iban.ts';

const FISCAL_CODE = /^([A-Z]{3})([A-Z]{3})([A-Z0-9]{5})([A-Z]\w{3}[A-Z])$/;
/** Of a masked one only the end is left: its groups would say nothing. */
const MASK = '•';

/**
 * A long identifier in the groups in which people read it out, so that a narrow screen breaks it between them and never
 * within: an IBAN in fours, an Italian fiscal code by name, birth and place. Anything else stays as it is.
 */
export function groupedIdentifier(text: string): string {
  if (text.includes(MASK)) return text;
  if (isIban(text)) return normaliseIban(text).replace(/(.{4})(?=.)/g, '$1 ');
  const [, surname, name, birth, place] = FISCAL_CODE.exec(text) ?? [];
  return surname ? [surname, name, birth, place].join(' ') : text;
}
