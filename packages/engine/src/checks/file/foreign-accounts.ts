import { bankCodeOf } from '../../banks/bank-of-iban.ts';
import { ibansIn, ownIban } from '../../documents/bank-statement/iban.ts';
import { type Line, linesOf } from '../../documents/bank-statement/lines.ts';
import type { Reading } from '../../documents/reading.ts';
import type { Page } from '../../evidence/page.ts';
import { textIn } from '../../papers/fields.ts';
import { placeOn } from '../forensics/ground/places.ts';
import type { EvidencePlace } from '../rule.ts';

const isBooking = ({ days, moneys }: Line): boolean => days.length > 0 && moneys.length > 0;

/** What a page says of itself stands above its first booking. */
function headOf(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(isBooking);
  return first < 0 ? lines : lines.slice(0, first);
}

function foreignOn(page: Page, own: string): EvidencePlace[] {
  const lines = linesOf([page]);
  if (lines.some((line) => ibansIn(line).some(({ value }) => value === own))) return [];
  const other = ownIban(headOf(lines));
  const isForeign = other?.valid === true && bankCodeOf(other.value) !== bankCodeOf(own);
  return isForeign ? [placeOn('iban', page.number, other.box, other.value, own)] : [];
}

/**
 * Pages of a statement that are headed by an account at another bank and nowhere name the statement's own. A bank may
 * report on several accounts in one paper, but only on those that it keeps.
 */
export function foreignAccounts(pages: readonly Page[], reading: Reading): EvidencePlace[] {
  const own = reading.kind === 'bank_statement' ? textIn(reading, 'iban') : null;
  if (own === null) return [];
  return pages.filter(({ number }) => reading.pages.includes(number)).flatMap((page) => foreignOn(page, own));
}
