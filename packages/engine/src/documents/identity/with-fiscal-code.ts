import type { Day } from '@vesta/domain/dates/day';
import { decodeFiscalCode } from '@vesta/domain/fiscal-code/decode';
import type { Found } from '../found.ts';
import { agreementWith } from './confirmations.ts';
import type { VisualFields } from './visual/visual-fields.ts';

const FROM_CODE = 0.9;
const CONFIRMED_BY_CODE = 0.97;

const raised = <T>(found: Found<T>): Found<T> => ({
  ...found,
  confidence: Math.max(found.confidence, CONFIRMED_BY_CODE),
});

/** A name that the fiscal code bears out is sure; one that it contradicts was misread. */
function namesByCode(visual: VisualFields, code: Found<string>): Pick<VisualFields, 'surname' | 'given_names'> {
  const agreement = agreementWith(code.value, {
    surname: visual.surname?.value ?? '',
    givenNames: visual.given_names?.value ?? '',
    birthDay: null,
    sex: null,
  });
  const judged = (found: Found<string> | null, verdict: string | undefined): Found<string> | null => {
    if (!found || verdict === 'differs') return null;
    return verdict === 'agrees' ? raised(found) : found;
  };
  return {
    surname: judged(visual.surname, agreement?.lastName),
    given_names: judged(visual.given_names, agreement?.firstName),
  };
}

/** The code names the day with two digits of the year; the printed day brings the century where both agree. */
function birthByCode(visual: VisualFields, code: Found<string>, today: Day): Found<string> | null {
  const decoded = decodeFiscalCode(code.value, { today })?.birthDay ?? null;
  const printed = visual.birth_date;
  if (!decoded) return printed;
  if (printed && printed.value.slice(2) === decoded.slice(2)) return raised(printed);
  return { ...code, value: decoded, confidence: Math.min(code.confidence, FROM_CODE) };
}

/** What the printed words say, corrected by the fiscal code where the paper bears one. */
export function withFiscalCode(visual: VisualFields, today: Day): VisualFields {
  const code = visual.fiscal_code;
  if (!code) return visual;
  const sex = decodeFiscalCode(code.value, { today })?.sex ?? null;
  return {
    ...visual,
    ...namesByCode(visual, code),
    birth_date: birthByCode(visual, code, today),
    sex: sex ? { ...code, value: sex } : visual.sex,
  };
}
