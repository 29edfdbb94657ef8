import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { ibanLength } from './iban.ts';

/** The fields that German banks pack into the purpose of a payment. */
export interface SepaTags {
  readonly purpose: string | null;
  readonly endToEnd: string | null;
  readonly ultimatePayer: string | null;
  readonly purposeCode: string | null;
}

const names = ['EREF', 'KREF', 'MREF', 'CRED', 'DEBT', 'COAM', 'OAMT', 'SVWZ', 'ABWA', 'ABWE', 'PURP', 'BIC', 'IBAN'];
/** The edge of a column may have broken the tag itself. */
const tag = new RegExp(`(${names.map((name) => name.split('').join(' ?')).join('|')})\\+ ?`, 'g');

/** The text with a blank before each tag and none inside it. */
export const spacedTags = (text: string): string =>
  text
    .replace(tag, (_, name: string) => ` ${name.replace(/ /g, '')}+`)
    .replace(/ {2,}/g, ' ')
    .trim();

/** Parts of a text by the tag in front of them. */
export function sepaTags(text: string): SepaTags {
  const marks = [...text.matchAll(tag)];
  const parts = new Map<string, string>();
  marks.forEach((mark, index) => {
    const end = marks[index + 1]?.index ?? text.length;
    const value = text.slice(mark.index + mark[0].length, end).trim();
    const name = (mark[1] ?? '').replace(/ /g, '');
    if (value !== '' && !parts.has(name)) parts.set(name, value);
  });
  const code = /^[A-Z]{4}\b/.exec(parts.get('PURP') ?? '')?.[0] ?? null;
  return {
    purpose: parts.get('SVWZ') ?? null,
    endToEnd: parts.get('EREF') ?? null,
    ultimatePayer: parts.get('ABWA') ?? null,
    purposeCode: code,
  };
}

const printed = /\b([A-Z]{2}\d{2}(?:\s?[A-Z0-9]{2,4}){3,8})/g;

/** The first account number in a text whose check digits are right. */
export function ibanInText(text: string): string | null {
  for (const match of text.toUpperCase().matchAll(printed)) {
    const compact = (match[1] ?? '').replace(/\s/g, '');
    const iban = compact.slice(0, ibanLength(compact.slice(0, 2)) ?? 0);
    if (iban !== '' && isValidIBAN(iban)) return electronicFormatIBAN(iban);
  }
  return null;
}
