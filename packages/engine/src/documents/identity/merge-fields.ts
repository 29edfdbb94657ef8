import { checkDigit731 } from '@vesta/domain/identifiers/check-731';
import { compareNames, MATCH_FROM } from '@vesta/domain/names/compare-names';
import { plainCapitals } from '@vesta/domain/text/fold';
import { isLegible } from '../certainty.ts';
import type { Found } from '../found.ts';
import { agreementWith } from './confirmations.ts';
import type { VisualFields } from './visual/visual-fields.ts';
import type { ZoneFields } from './zone-fields.ts';

const WITNESSED = 0.95;

const letters = (text: string): string => plainCapitals(text).replace(/[^A-Z]/g, '');

interface NameSources {
  readonly zone: Found<string> | null;
  /** As the zone was read, sure or not. */
  readonly doubtful: Found<string> | null;
  readonly visual: Found<string> | null;
  readonly mayBeCut: boolean;
  /** The fiscal code on the same paper has the letters of this name. */
  readonly hasCode: boolean;
  /** The same stands on the paper, if not below a caption that could be read. */
  readonly isPrinted: () => boolean;
}

/**
 * The zone's name goes first. Where it was hardly legible the printed one has to bear it out, and where it filled its
 * field the printed one may go on. A printed name that contradicts the zone is not taken in its place.
 */
function nameFrom({ zone, doubtful, visual, mayBeCut, hasCode, isPrinted }: NameSources): Found<string> | null {
  if (doubtful && hasCode && !mayBeCut) return { ...doubtful, confidence: Math.max(doubtful.confidence, WITNESSED) };
  if (doubtful && !visual && !mayBeCut && (zone?.confidence ?? 0) < WITNESSED && isPrinted())
    return { ...doubtful, confidence: WITNESSED };
  if (!doubtful || !visual) return doubtful ? zone : visual;
  if (mayBeCut && letters(visual.value).startsWith(letters(doubtful.value))) return visual;
  const { score } = compareNames(doubtful.value, visual.value);
  const isWitnessed = zone ? score >= MATCH_FROM : score === 1;
  return isWitnessed ? { ...doubtful, confidence: Math.max(doubtful.confidence, WITNESSED) } : zone;
}

/** A number that stayed in doubt is sure where the same is printed, or another that has the zone's own check digit. */
function numberFrom(zone: ZoneFields | null, visual: Found<string> | null): Found<string> | null {
  if (!zone) return visual;
  if (zone.document_number) return zone.document_number;
  const doubtful = zone.doubtful.document_number;
  if (!doubtful || !visual) return null;
  const hasItsDigit = checkDigit731(visual.value.padEnd(9, '<')) === zone.doubtful.number_digit;
  if (doubtful.value !== visual.value && !hasItsDigit) return null;
  return { ...visual, confidence: WITNESSED };
}

/** The zone goes first, unless its day was put right and a clearly printed one says otherwise. */
const dayFrom = (zone: Found<string> | null, visual: Found<string> | null): Found<string> | null =>
  zone && !isLegible(zone) && isLegible(visual) ? visual : (zone ?? visual);

/** Whether three letters of each name stand in the code, and the day of birth as well: the code is the holder's own. */
function codeOf(zone: ZoneFields, code: string): { surname: boolean; given_names: boolean } {
  const agreement = agreementWith(code, {
    surname: zone.doubtful.surname?.value ?? '',
    givenNames: zone.doubtful.given_names?.value ?? '',
    birthDay: zone.birth_date?.value ?? null,
    sex: null,
  });
  const own = agreement?.birthDay === 'agrees';
  return {
    surname: own && agreement.lastName === 'agrees',
    given_names: own && agreement.firstName === 'agrees',
  };
}

/** Zone before code before print; a field that only one of them has is taken from there. */
export function mergedFields(
  zone: ZoneFields | null,
  visual: VisualFields,
  mayBeCut: boolean,
  isPrinted: (name: string) => boolean,
) {
  const inCode = zone && visual.fiscal_code ? codeOf(zone, visual.fiscal_code.value) : null;
  const name = (part: 'surname' | 'given_names'): Found<string> | null =>
    nameFrom({
      hasCode: inCode?.[part] ?? false,
      zone: zone?.[part] ?? null,
      doubtful: zone?.doubtful[part] ?? null,
      visual: visual[part],
      mayBeCut,
      isPrinted: () => isPrinted(zone?.doubtful[part]?.value ?? ''),
    });
  return {
    surname: name('surname'),
    given_names: name('given_names'),
    document_number: numberFrom(zone, visual.document_number),
    nationality: zone?.nationality ?? visual.nationality,
    issuer: zone?.issuer ?? null,
    birth_date: dayFrom(zone?.birth_date ?? null, visual.birth_date),
    birth_place: visual.birth_place,
    sex: zone?.sex ?? visual.sex,
    expiry_date: dayFrom(zone?.expiry_date ?? null, visual.expiry_date),
    issue_date: visual.issue_date,
    unlimited_validity: visual.unlimited_validity,
    fiscal_code: visual.fiscal_code,
    address: visual.address,
    card_number: visual.card_number,
    permit_type: visual.permit_type,
    mrz_lines: zone?.mrz_lines ?? null,
  };
}
