import { alpha3Codes } from '@vesta/domain/identifiers/country-codes';
import { singleEdit } from '@vesta/domain/names/edits';
import { squeezed } from '@vesta/domain/text/fold';
import { monthOf } from '../../../extraction/day-text.ts';
import { folded } from '../../../extraction/label-text.ts';
import { shapeOf } from './blurred-labels.ts';

const name = /^\p{L}[\p{L}\p{M}'’. -]*$/u;
/** Words of headings and watermarks that stand where a name might. */
const noNames = new Set(
  'repubblica italiana carta identita identity card specimen muster musterkarte ministero interno comune republik bundesrepublik deutschland passport passaporto reisepass personalausweis permesso soggiorno aufenthaltstitel residence permit tessera sanitaria regione'.split(
    ' ',
  ),
);

/** Labels, which stand beside a name and are read for one where the rest of them was lost. */
const nameLabels = new Set(
  'given name names surname forename forenames vorname vornamen familienname nachname cognome nome nomi prenom prenoms nom sesso sex sexe geschlecht nationality cittadinanza'.split(
    ' ',
  ),
);

const longLabels = 'surname forenames familienname nachname vornamen cognome'.split(' ');

const labelShapes = longLabels.map(shapeOf);

/** Two letters that become one before any other does. */
const throughBlur = (plain: string): string => plain.replaceAll('rn', 'm');
const labelsThroughBlur = longLabels.map(throughBlur);

/** What is left of a label whose first or last letters were lost, or what looks like one through a blur. */
const isRemnant = (word: string): boolean => {
  const plain = squeezed(word);
  const isPart = plain.length > 4 && longLabels.some((label) => label.includes(plain));
  const isBeginning = plain.length > 2 && longLabels.some((label) => label.startsWith(plain));
  return (
    isPart ||
    isBeginning ||
    labelsThroughBlur.some((label) => singleEdit(label, throughBlur(plain)) !== null) ||
    labelShapes.some((shape) => shapeOf(plain).includes(shape))
  );
};

/** Hardly a name has it, but an O with a stroke is read so. */
const misreadO = /Q(?=[B-DF-HJ-NP-TV-Z])/;

const particles = new Set('de di da del della von van zu der den dos das la le el y e'.split(' '));

/** A name: letters only, at least two of them, and not a word of the form itself. */
export function parseName(text: string): string | null {
  // A digit at its edge is a letter that was misread, not a speck.
  const trimmed = text.replace(/^[^\p{L}\d]+|[^\p{L}\d'.]+$/gu, '').trim();
  if (!name.test(trimmed) || trimmed.replace(/[^\p{L}]/gu, '').length < 2) return null;
  const words = trimmed.split(/\s+/u);
  // Names are printed in capitals or begin with one; words that do not belong to a label in another language.
  if (words.some((word) => /^\p{Ll}/u.test(word) && !particles.has(word))) return null;
  if (words.some((word) => isRemnant(word) || misreadO.test(word.toUpperCase()))) return null;
  return words.some((word) => noNames.has(squeezed(word)) || nameLabels.has(squeezed(word)))
    ? null
    : words.join(' ').toUpperCase();
}

/** What labels of places and days are made of, in the languages of passports. */
const labelWords = new Set(
  'place birth luogo nascita lieu naissance geburtsort geburtstag nato nata date data lugar nacimiento'
    .split(' ')
    .map(folded),
);

/** A word of the label itself, although an l in it was read as an i. */
const isOfLabel = (word: string): boolean => labelWords.has(folded(squeezed(word)));

/** A place without the province that may follow it in brackets, such as (RM), and with no month in it. HALLE (SAALE) is one name. */
export function parsePlace(text: string): string | null {
  const trimmed = text.replace(/[,;]+$/u, '').trim();
  if (trimmed.split(/\s+/u).some(isOfLabel)) return null;
  if (trimmed.split(/\s+/u).some((word) => monthOf(word) !== null) || /^.{0,2}$/u.test(trimmed)) return null;
  const [, place] = /^(\p{L}[\p{L}\p{M}'’./ -]+?(?: \(\p{L}{3,}\))?)(?:\s?\(\s?\p{L}{2}\s?\))?$/u.exec(trimmed) ?? [];
  return place?.toUpperCase() ?? null;
}

/** F or M, alone or in two languages such as F/F or P-F, W for the German woman left out as it is never printed so. */
export function parseSex(text: string): 'F' | 'M' | null {
  const plain = text.trim().toUpperCase();
  // Of the two that can stand there only one has such arms.
  if (plain === 'E') return 'F';
  const match = /^(?:[A-Z]\s?[/-]\s?)?([FM])(?:\s?[/-]\s?[A-Z])?$/.exec(plain);
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
