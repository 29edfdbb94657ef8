import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import type { Found } from '../found.ts';
import type { CardKind } from './visual/card-kind.ts';
import { readVisual } from './visual/read-visual.ts';
import type { VisualFields } from './visual/visual-fields.ts';

const surest = <T>(a: Found<T> | null, b: Found<T> | null): Found<T> | null => {
  if (!a || !b) return a ?? b;
  // Two sides that contradict each other leave the question open, unless one was hardly legible.
  if (a.value !== b.value && Math.abs(a.confidence - b.confidence) < 0.2) return null;
  return b.confidence > a.confidence ? b : a;
};

function merged(a: VisualFields, b: VisualFields): VisualFields {
  return {
    surname: surest(a.surname, b.surname),
    given_names: surest(a.given_names, b.given_names),
    full_name: surest(a.full_name, b.full_name),
    birth_date: surest(a.birth_date, b.birth_date),
    birth_place: surest(a.birth_place, b.birth_place),
    sex: surest(a.sex, b.sex),
    nationality: surest(a.nationality, b.nationality),
    expiry_date: surest(a.expiry_date, b.expiry_date),
    issue_date: surest(a.issue_date, b.issue_date),
    document_number: surest(a.document_number, b.document_number),
    fiscal_code: surest(a.fiscal_code, b.fiscal_code),
    address: a.address ?? b.address,
    permit_type: a.permit_type ?? b.permit_type,
    card_number: surest(a.card_number, b.card_number),
    unlimited_validity: a.unlimited_validity ?? b.unlimited_validity,
  };
}

/** What is printed on all sides of one paper. */
export function readSides(pages: readonly Page[], kind: CardKind, today: Day): VisualFields | null {
  const sides = pages.map((page) => readVisual(page, kind, today));
  return sides.length === 0 ? null : sides.reduce(merged);
}
