import { alpha3Codes } from '@vesta/domain/identifiers/country-codes';
import { monthOf } from '../../../extraction/day-text.ts';
import { squeezed } from '../../../extraction/label-text.ts';

const name = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** Words of headings and watermarks that stand where a name might. */
const noNames = new Set(
  'repubblica italiana carta identita identity card specimen muster musterkarte ministero interno comune republik bundesrepublik deutschland passport passaporto reisepass personalausweis permesso soggiorno aufenthaltstitel residence permit tessera sanitaria regione'.split(
    ' ',
  ),
);

const particles = new Set('de di da del della von van zu der den dos das la le el y e'.split(' '));

/** A name: letters only, at least two of them, and not a word of the form itself. */
export function parseName(text: string): string | null {
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}'.]+$/gu, '').trim();
  if (!name.test(trimmed) || trimmed.replace(/[^\p{L}]/gu, '').length < 2) return null;
  const words = trimmed.split(/\s+/u);
  // Names are printed in capitals or begin with one; words that do not belong to a label in another language.
  if (words.some((word) => /^\p{Ll}/u.test(word) && !particles.has(word))) return null;
  return words.some((word) => noNames.has(squeezed(word))) ? null : words.join(' ').toUpperCase();
}

/** A place without the province that may follow it in brackets, and with no month in it. */
export function parsePlace(text: string): string | null {
  const trimmed = text.replace(/[,;]+$/u, '').trim();
  if (trimmed.split(/\s+/u).some((word) => monthOf(word) !== null) || /^.{0,2}$/u.test(trimmed)) return null;
  const [, place] = /^(\p{L}[\p{L}\p{M}'’./ -]+?)(?:\s?\(\s?\p{L}{2,}\s?\))?$/u.exec(trimmed) ?? [];
  return place?.toUpperCase() ?? null;
}

/** F or M, alone or in two languages such as F/F or P-F, W for the German woman left out as it is never printed so. */
export function parseSex(text: string): 'F' | 'M' | null {
  const match = /^(?:[A-Z]\s?[/-]\s?)?([FM])(?:\s?[/-]\s?[A-Z])?$/.exec(text.trim().toUpperCase());
  return match?.[1] === 'F' || match?.[1] === 'M' ? match[1] : null;
}

const nationalities: Record<string, string> = {
  italiana: 'ITA',
  italiano: 'ITA',
  italia: 'ITA',
  italian: 'ITA',
  deutsch: 'DEU',
  german: 'DEU',
  austria: 'AUT',
  osterreich: 'AUT',
};

/** Three letters of the country; only what is certain, as every state words it differently. */
export function parseNationality(text: string): string | null {
  const trimmed = text.trim().toUpperCase();
  if (alpha3Codes.includes(trimmed)) return trimmed;
  return nationalities[squeezed(text)] ?? null;
}

/** A number of a document by its looks: letters and digits in one, with at least three digits, never six alone. */
export function parseDocumentNumber(text: string): string | null {
  const dense = text.replace(/\s+/gu, '').toUpperCase();
  // Six digits alone are the access number of the chip, which is nobody's business.
  if (!/^[A-Z0-9]{6,14}$/.test(dense) || /^\d{6}$/.test(dense)) return null;
  return dense.replace(/\D/g, '').length >= 3 ? dense : null;
}

export const saysUnlimited = (text: string): boolean =>
  /ILLIMITAT|UNBEFRISTET|UNLIMITED|PERMANENT|UNBEGRENZT|ILIMITAD/i.test(text);
