import type { PaperType } from '@vesta/domain/papers/kinds';

export interface NumberFormat {
  /** Three letters of the issuer. */
  readonly issuer: string;
  readonly types: readonly PaperType[];
  /** First letters of the kind that the zone names; empty for papers without a zone. */
  readonly codes: string;
  readonly pattern: RegExp;
  /** One entry per place: A for a letter, 9 for a digit, otherwise the signs themselves; null where places vary. */
  readonly places: readonly string[] | null;
}

const LETTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGIT = '0123456789';
const GERMAN = `CFGHJKLMNPRTVWXYZ${DIGIT}`;

const placesOf = (shape: string): string[] => [...shape].map((sign) => (sign === '9' ? DIGIT : LETTER));
const german = Array.from({ length: 9 }, () => GERMAN);

/** How documents are numbered where that is known. A number of another shape is not refused for it. */
const numberFormats: readonly NumberFormat[] = [
  { issuer: 'ITA', types: ['id_card'], codes: 'C', pattern: /^[A-Z]{2}\d{5}[A-Z]{2}$/, places: placesOf('AA99999AA') },
  { issuer: 'ITA', types: ['passport'], codes: 'P', pattern: /^[A-Z]{2}\d{7}$/, places: placesOf('AA9999999') },
  { issuer: 'ITA', types: ['id_card'], codes: '', pattern: /^\d{7}[A-Z]{2}$/, places: null },
  { issuer: 'ITA', types: ['paper_id_card'], codes: '', pattern: /^[A-Z]{2}\d{7}$/, places: null },
  {
    issuer: 'ITA',
    types: ['residence_permit'],
    codes: 'IA',
    pattern: /^(?:I\d{8}|[A-Z0-9]{9})$/,
    places: ['I', ...placesOf('99999999')],
  },
  {
    issuer: 'DEU',
    types: ['id_card'],
    codes: 'I',
    pattern: /^[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}$/,
    places: german,
  },
  { issuer: 'DEU', types: ['passport'], codes: 'P', pattern: /^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$/, places: german },
  {
    issuer: 'DEU',
    types: ['residence_permit'],
    codes: 'A',
    pattern: /^[CFGHJKLMNPRTVWXYZ0-9]{9}$/,
    places: german,
  },
];

/** Whether letters and digits may stand in the same place: then O and 0, Z and 2 are both good, and nothing tells. */
export const isMixed = ({ places }: NumberFormat): boolean =>
  places?.some((signs) => /\d/.test(signs) && /[A-Z]/.test(signs)) ?? false;

/** How numbers of this kind of paper look, as far as it is known. */
export const numberFormatsOf = (issuer: string | null, type: PaperType): readonly NumberFormat[] =>
  numberFormats.filter((one) => one.issuer === issuer && one.types.includes(type));

/** What each place of a number may hold, by what the zone begins with; null where nothing is known. */
export function numberClassesOf(issuer: string | null, code: string): readonly string[] | null {
  const format = numberFormats.find((one) => one.issuer === issuer && one.codes.includes(code.charAt(0) || '?'));
  return format?.places ?? null;
}

/** The patterns that a number of this kind of paper has, as far as they are known. */
export const numberPatternsOf = (issuer: string | null, type: PaperType): readonly RegExp[] =>
  numberFormatsOf(issuer, type).map((one) => one.pattern);

/** The signs of each place where such a number stands without its zone; null where nothing is known. */
export const numberPlacesOf = (issuer: string | null, type: PaperType): readonly string[] | null =>
  numberFormatsOf(issuer, type).find((one) => one.places !== null)?.places ?? null;
