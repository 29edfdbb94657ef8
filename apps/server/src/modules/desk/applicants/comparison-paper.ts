import { dayIn } from '@vesta/domain/dates/day-in';
import type { ApplicantFigures, DeskApplicant } from '@vesta/domain/desk/applicants';
import type { DeskListing } from '@vesta/domain/desk/listings';
import { distanceOf } from '@vesta/domain/desk/rent-distance';
import type { Language } from '@vesta/domain/languages';
import { checkStandings } from '@vesta/domain/report/checks-tally';
import type { ComparisonPaper } from '@vesta/report-pdf/comparison';
import { createWriter, DASH } from '@vesta/report-pdf/compose/writer';
import { translatorOf } from '../../../lib/translate.ts';

const columns = ['Applicant', 'Income', 'Sustainable', 'Deposit', 'Checks', 'Guarantor', 'ValidUntil', 'Status'];
const wordOf = { passed: 'Passed', failed: 'Failed', noted: 'Noted', inconclusive: 'Inconclusive' } as const;

interface Found {
  listing: DeskListing;
  company: string;
  applicants: readonly DeskApplicant[];
}

/** The comparison on paper: released reports only, in order of arrival, in the words of the page. */
export function comparisonPaper(
  { listing, company, applicants }: Found,
  now: Date,
  language: Language,
): ComparisonPaper {
  const translate = translatorOf(language);
  const say = (key: string, values?: Record<string, string | number>) => translate(`DeskWork.${key}`, values);
  const t = (key: string, values?: Record<string, string | number>) => say(`Table.${key}`, values);
  const w = createWriter(language, { say, check: () => ({ claim: '', finding: '' }) });

  const asked = (cents: number) => (cents % 100 === 0 ? w.whole(cents) : w.money(cents));
  const rentOf = (figures: ApplicantFigures) => {
    const { kind, min_cents: min, value_cents: value, max_cents: max } = figures;
    if (min === null || value === null || max === null)
      return { recommended: t(kind === 'rapid' ? 'NotInRapid' : 'Unknown'), range: '', distance: '' };
    const distance = distanceOf(figures);
    return {
      recommended: w.whole(value),
      range: t('Range', { min: w.whole(min), max: w.whole(max) }),
      distance: distance ? t(distance.kind, { amount: w.whole(distance.cents) }) : '',
    };
  };
  const guarantorOf = ({ count, released, covered }: ApplicantFigures['guarantors']): string => {
    if (count === 0) return t('NoGuarantor');
    if (covered) return t('GuarantorCovers');
    return t(released === count ? 'GuarantorReady' : 'GuarantorPending', { count });
  };
  const peopleOf = ({ people: count, counted }: ApplicantFigures) =>
    counted < count ? t('PeopleCounted', { count, counted }) : t('People', { count });
  const day = (moment: string | null) => w.day(moment && dayIn(listing.region, new Date(moment)));
  const rowOf = ({ name, figures, released_at, valid_until, state, decision }: DeskApplicant) =>
    name === null || figures === null
      ? []
      : [
          {
            name,
            below: [t('Received', { at: day(released_at) }), figures.people > 1 ? peopleOf(figures) : '']
              .filter(Boolean)
              .join(' · '),
            income: figures.income_cents === null ? t('Unknown') : w.money(figures.income_cents),
            rent: rentOf(figures),
            deposit:
              figures.deposit_percent === null ? DASH : t('Times', { times: w.number(figures.deposit_percent / 100) }),
            checks: checkStandings.map((standing) => ({
              standing,
              count: figures.checks[standing],
              word: t(wordOf[standing]),
            })),
            guarantor: guarantorOf(figures.guarantors),
            valid: day(valid_until),
            decision: say(`State.${decision ? (decision.decision === 'accept' ? 'accepted' : 'declined') : state}`),
          },
        ];
  return {
    language,
    title: listing.title,
    company,
    lead: [listing.place, listing.amount_cents === null ? '' : t('Asked', { amount: asked(listing.amount_cents) })]
      .filter(Boolean)
      .join(' · '),
    columns: columns.map((column) => t(column)),
    rows: applicants.flatMap(rowOf),
    note: `${say('How.Checks')} ${say('How.Decide')}`,
    footer: `${company} · ${w.day(dayIn(listing.region, now))}`,
  };
}
