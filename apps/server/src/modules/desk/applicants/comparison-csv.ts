import { dayIn } from '@vesta/domain/dates/day-in';
import type { DeskApplicant } from '@vesta/domain/desk/applicants';
import type { DeskListing } from '@vesta/domain/desk/listings';
import type { Language } from '@vesta/domain/languages';
import { translatorOf } from '../../../lib/translate.ts';

/** Programs take a cell for a formula by its first sign; a blank before a tab or a line end does not change that. */
const FORMULA = /^[\s]*[=+\-@|%]|^[\t\r\n]/;
const BYTE_ORDER_MARK = '\uFEFF';

/** What people wrote, made harmless: a cell that might be reckoned is marked as text. */
export const textCell = (text: string | null): string => {
  const harmless = FORMULA.test(text ?? '') ? `'${text}` : (text ?? '');
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** Euro without a sign, in the way of writing that the person's own program reads as a number; unknown is empty. */
const moneyCell = (cents: number | null, language: Language): string => {
  if (cents === null) return '';
  const text = (cents / 100).toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
};

const distance = ({ value_cents, rent_cents }: NonNullable<DeskApplicant['figures']>): number | null =>
  value_cents === null || rent_cents === null ? null : value_cents - rent_cents;

/** The comparison as a table for other programs: released reports only, in order of arrival. */
export function comparisonCsv(
  { listing, applicants }: { listing: DeskListing; applicants: readonly DeskApplicant[] },
  language: Language,
): string {
  const translate = translatorOf(language);
  const t = (key: string): string => translate(`Desk.Csv.${key}`);
  const day = (moment: string | null): string => (moment === null ? '' : dayIn(listing.region, new Date(moment)));
  const columns = [
    'Home',
    'Applicant',
    'People',
    'ReceivedOn',
    'Income',
    'Cautious',
    'Recommended',
    'Ceiling',
    'RentAsked',
    'Distance',
    'DepositCover',
    'Passed',
    'Failed',
    'Noted',
    'Inconclusive',
    'ValidUntil',
    'Decision',
  ];
  const separator = language === 'en' ? ',' : ';';
  const rows = applicants
    .filter(({ name, figures }) => name !== null && figures !== null)
    .map(({ name, figures, released_at, valid_until, decision }) => {
      const money = (cents: number | null | undefined) => moneyCell(cents ?? null, language);
      return [
        textCell(listing.title),
        textCell(name),
        figures?.people ?? '',
        day(released_at),
        money(figures?.income_cents),
        money(figures?.min_cents),
        money(figures?.value_cents),
        money(figures?.max_cents),
        money(figures?.rent_cents),
        money(figures && distance(figures)),
        money(figures?.deposit_percent),
        figures?.checks.passed ?? '',
        figures?.checks.failed ?? '',
        figures?.checks.noted ?? '',
        figures?.checks.inconclusive ?? '',
        day(valid_until),
        textCell(decision && t(decision.decision === 'accept' ? 'Accepted' : 'Declined')),
      ].join(separator);
    });
  const head = columns.map((column) => textCell(t(column))).join(separator);
  return `${BYTE_ORDER_MARK}${[head, ...rows].join('\r\n')}\r\n`;
}
