import { type FiscalCodeAgreement, fiscalCodeAgreement } from '@vesta/domain/fiscal-code/agreement';
import { compareNames } from '@vesta/domain/names/compare-names';
import { asDigits } from '@vesta/domain/text/lookalikes';
import { isLegible } from '../certainty.ts';
import type { Found } from '../found.ts';
import type { Confirmation } from '../reading.ts';
import type { ZoneSearch } from './mrz/confirmed-zone.ts';
import type { VisualFields } from './visual/visual-fields.ts';
import type { ZoneFields } from './zone-fields.ts';

type Outcome = Confirmation['outcome'];

/**
 * All digits right, or something that looks like a zone without them; nothing to say where there is no zone. Digits that
 * came out because a sign was exchanged for them prove nothing.
 */
export function zoneConfirmation({ zone, seen }: ZoneSearch): Confirmation[] {
  const place = zone ?? seen;
  if (!place) return [];
  const digits = zone ? Object.keys(zone.zone.checks).length : null;
  const mended = zone?.mended.size ?? 0;
  return [
    {
      rule: 'mrz_check_digits',
      outcome: zone && mended === 0 ? 'passed' : 'inconclusive',
      expected: digits,
      found: digits === null ? null : Math.max(0, digits - mended),
      page: place.page,
      box: place.box,
    },
  ];
}

function compared(zone: Found<string> | null, visual: Found<string> | null): boolean | null {
  if (!zone || !visual) return null;
  // Letters and digits that pixels confuse count as the same.
  if (asDigits(zone.value) === asDigits(visual.value)) return true;
  // A difference counts only where both were well legible.
  return isLegible(visual) && isLegible(zone) ? false : null;
}

/** A number in doubt can be borne out by print, but not contradicted by it. */
const sameNumber = (zone: ZoneFields, visual: VisualFields): Found<string> | null =>
  zone.doubtful.document_number?.value === visual.document_number?.value ? zone.doubtful.document_number : null;

function namesAgree(zone: ZoneFields, visual: VisualFields, mayBeCut: boolean): boolean | null {
  const printed =
    visual.full_name?.value ?? [visual.surname?.value, visual.given_names?.value].filter(Boolean).join(' ');
  const { verdict } = compareNames(
    `${zone.doubtful.surname?.value ?? ''} ${zone.doubtful.given_names?.value ?? ''}`,
    printed,
    {
      cut: mayBeCut,
    },
  );
  if (verdict === 'match') return true;
  const printedParts = [visual.full_name, visual.surname, visual.given_names].filter((part) => part !== null);
  return verdict === 'mismatch' && printedParts.every(isLegible) ? false : null;
}

/** Whether the zone and the printed words tell the same. Values that only one of them has are left out. */
export function visualConfirmation(zone: ZoneFields, visual: VisualFields, mayBeCut: boolean): Confirmation {
  const parts: Record<string, boolean | null> = {
    names: namesAgree(zone, visual, mayBeCut),
    birth_date: compared(zone.birth_date, visual.birth_date),
    expiry_date: visual.unlimited_validity ? null : compared(zone.expiry_date, visual.expiry_date),
    document_number: compared(zone.document_number ?? sameNumber(zone, visual), visual.document_number),
  };
  const named = (value: boolean): string[] => Object.keys(parts).filter((name) => parts[name] === value);
  const [same, different] = [named(true), named(false)];
  const outcome: Outcome = different.length > 0 ? 'failed' : same.length > 0 ? 'passed' : 'inconclusive';
  const box = zone.mrz_lines ?? zone.birth_date;
  return {
    rule: 'mrz_versus_visual',
    outcome,
    expected: [...same, ...different].join(',') || null,
    found: same.join(',') || null,
    page: box?.page ?? null,
    box: box?.box ?? null,
  };
}

export interface Holder {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthDay: string | null;
  readonly sex: 'F' | 'M' | null;
}

export const agreementWith = (code: string, holder: Holder): FiscalCodeAgreement | null =>
  fiscalCodeAgreement(code, {
    firstName: holder.givenNames,
    lastName: holder.surname,
    birthDay: holder.birthDay,
    sex: holder.sex,
  });

/** The code's last letter, and whether it belongs to the person whom the paper names. */
export function fiscalCodeConfirmations(code: Found<string> | null, holder: Holder): Confirmation[] {
  const agreement = code ? agreementWith(code.value, holder) : null;
  if (!code || !agreement) return [];
  const { page, box } = code;
  const { lastName, firstName, birthDay, sex } = agreement;
  const parts = [lastName, firstName, birthDay, sex];
  const agrees: Outcome = parts.includes('differs') ? 'failed' : parts.includes('agrees') ? 'passed' : 'inconclusive';
  const known = parts.filter((part) => part !== 'unknown').length;
  const same = parts.filter((part) => part === 'agrees').length;
  return [
    { rule: 'fiscal_code_check_character', outcome: 'passed', expected: 1, found: 1, page, box },
    { rule: 'fiscal_code_agrees', outcome: agrees, expected: known, found: same, page, box },
  ];
}
