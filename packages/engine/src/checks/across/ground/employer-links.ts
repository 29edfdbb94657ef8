import { daysBetween } from '@vesta/domain/dates/add-days';
import { compareEmployers, EMPLOYER_MATCH_FROM } from '@vesta/domain/names/compare-employers';
import { claimIn, type EmployerClaim, isSameEmployer } from '../../../papers/employers/employer-claims.ts';
import { payerNamed, tellsEmployer } from '../../../papers/employers/payer-named.ts';
import { dayIn, numberIn } from '../../../papers/fields.ts';
import { isFromPixels } from '../../../papers/from-pixels.ts';
import type { PaperSet } from '../../../papers/kept-paper.ts';
import { isPayingOffice } from '../../../papers/pay/paying-office.ts';
import type { Slip } from '../../../papers/pay/slips.ts';
import { readPapersOf } from '../../../papers/read-papers.ts';
import { historyOf } from '../../../papers/statements/history.ts';
import type { Understood } from '../../../papers/statements/understood.ts';
import type { EvidencePlace } from '../../rule.ts';
import { placeOf } from '../../run/places.ts';
import { placeOfBooking } from '../../statement/ground/place-of-booking.ts';
import type { CheckContext } from '../../subject.ts';

/** Whether one other paper names the employer of the newest slip; null where that cannot be told. */
export interface EmployerLink {
  readonly source: 'contract' | 'certificate' | 'payer';
  readonly agrees: boolean | null;
  readonly place: EvidencePlace;
}

const placeOfClaim = ({ reading, field, paper }: EmployerClaim, expected: string): EvidencePlace =>
  placeOf(reading, field, { paper, expected });

/** A contract that was to begin after the slip's month belongs to the next job. */
function contractLinks(set: PaperSet, slip: Slip, own: EmployerClaim): EmployerLink[] {
  return readPapersOf(set, 'work_contract').flatMap(({ paper, reading }) => {
    const claim = claimIn({ paper: paper.id, reading }, 'payer_name', null);
    const start = dayIn(reading, 'employment_start');
    const isOfSlip = slip.month !== null && start !== null && start.slice(0, 7) <= slip.month;
    if (!claim) return [];
    const same = isSameEmployer(own, claim);
    return [{ source: 'contract', agrees: same || isOfSlip ? same : null, place: placeOfClaim(claim, own.name) }];
  });
}

/** Last year's employer is this one's only for somebody who was hired before; one certificate of several suffices. */
function certificateLinks(set: PaperSet, slip: Slip, own: EmployerClaim): EmployerLink[] {
  const hired = dayIn(slip.reading, 'hire_date');
  const certificates = readPapersOf(set, 'fiscal_document').filter(({ reading }) =>
    ['cu', 'lohnsteuerbescheinigung'].includes(reading.type),
  );
  const claims = certificates.flatMap(({ paper, reading }) => {
    const claim = claimIn({ paper: paper.id, reading }, 'payer_name', 'payer_id');
    const year = numberIn(reading, 'tax_year');
    const expected = hired !== null && year !== null && Number(hired.slice(0, 4)) < year;
    return claim ? [{ claim, expected, same: isSameEmployer(own, claim) }] : [];
  });
  const anySame = claims.some(({ same }) => same);
  return claims.map(({ claim, expected, same }) => ({
    source: 'certificate',
    agrees: same ? true : expected && !anySame ? false : null,
    place: placeOfClaim(claim, own.name),
  }));
}

/** Days around a credit within which the employer's own pay of that month would have arrived. */
const SAME_MONTH_DAYS = 12;
const ALIKE = 0.1;

/** Another payer in place of the employer: in one month as much as in the others, when the employer paid nothing. */
function standsIn<P extends { readonly credit: Understood; readonly same: boolean }>(all: readonly P[]): P | undefined {
  const own = all.filter(({ same }) => same).map(({ credit }) => credit.transaction);
  const isAlike = (amount: number): boolean =>
    own.filter((other) => Math.abs(other.amount - amount) <= other.amount * ALIKE).length * 2 > own.length;
  return all.find(
    ({ credit: { transaction }, same }) =>
      !same &&
      own.length > 1 &&
      isAlike(transaction.amount) &&
      own.every(({ date }) => Math.abs(daysBetween(date, transaction.date) ?? 0) > SAME_MONTH_DAYS),
  );
}

/** Pay from somebody else; offices and services that pay for others say nothing. */
function payerLinks(set: PaperSet, context: CheckContext, own: EmployerClaim): EmployerLink[] {
  const pay = historyOf(set, context).understood.filter(({ category }) => category === 'salary');
  const judged = pay.flatMap((credit) => {
    const payer = payerNamed(credit.transaction);
    if (payer === null) return [];
    const isNamed = compareEmployers(own.name, payer) >= EMPLOYER_MATCH_FROM;
    return [{ credit, payer, same: isNamed || tellsEmployer(credit.transaction, own.name) }];
  });
  const anySame = judged.some(({ same }) => same);
  const stranger = standsIn(judged);
  if (stranger && !isPayingOffice(stranger.payer)) {
    const place = { ...placeOfBooking(stranger.credit, 'payer'), expected: own.name, found: stranger.payer };
    return [{ source: 'payer', agrees: false, place }];
  }
  return judged.slice(-1).map(({ credit, payer }): EmployerLink => {
    const agrees = anySame ? true : isPayingOffice(payer) || isPayingOffice(own.name) ? null : false;
    return { source: 'payer', agrees, place: { ...placeOfBooking(credit, 'payer'), expected: own.name, found: payer } };
  });
}

export function employerLinks(set: PaperSet, context: CheckContext, slip: Slip, own: EmployerClaim): EmployerLink[] {
  const links = [
    ...contractLinks(set, slip, own),
    ...certificateLinks(set, slip, own),
    ...payerLinks(set, context, own),
  ];
  const isUnsure = ({ place }: EmployerLink): boolean =>
    isFromPixels(set, slip.paper) || isFromPixels(set, place.paper);
  return links.map((link) => (link.agrees === false && isUnsure(link) ? { ...link, agrees: null } : link));
}
