import type { Day } from '@vesta/domain/dates/day';
import type { Page } from '../../evidence/page.ts';
import { dayIn } from '../fiscal/cu/read-points.ts';
import { captionedParties } from '../fiscal/ground/captioned-parties.ts';
import { figureLike } from '../fiscal/ground/captions.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { namesAgree } from '../fiscal/ground/name-block.ts';
import { nameByCode } from '../fiscal/ground/name-by-code.ts';
import { captionedSteuerId } from '../fiscal/ground/steuer-id.ts';
import type { Found } from '../found.ts';
import { titledAsOther } from '../other/titles.ts';
import { nameAtCaptions as nameAsked } from '../person/name-at-captions.ts';
import type { DocumentReader, Reading } from '../reading.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { weigh } from '../recognise/marks.ts';
import { type Line, linesOfAll, type PagedWord, proseOf, textOf } from '../recognise/page-text.ts';
import { withTickedOnly } from '../recognise/ticked-options.ts';
import { inOneLanguage, isTranslation, withoutEnglishCaptions } from './bilingual.ts';
import { withBlanksClosed } from './blanks.ts';
import { countOf } from './blocks.ts';
import { cellsOf, LONGEST_PROBATION } from './cells.ts';
import { employeeCode } from './employee-code.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { isAmendment, kindOf } from './kind.ts';
import { partiesOf } from './parties.ts';
import { salaryOf } from './salary.ts';
import { dayOfHit, search } from './search.ts';
import { signedOf } from './signed.ts';
import { stepOfToday } from './training-steps.ts';
import { hoursOfFullTime, weeklyHours } from './weekly-hours.ts';
import type { Wording } from './wording.ts';

const wordings: readonly Wording[] = [italian, german, english];
const LEAST_SCORE = 0.3;

const scoreOf = (page: Page): { wording: Wording; score: number } | null => {
  const text = textOf(page);
  if (titledAsOther(text) !== null) return null;
  const best = wordings
    .filter(({ language }) => !isTranslation(page, language))
    .map((wording) => ({ wording, score: weigh(text, wording.marks) }))
    .sort((a, b) => b.score - a.score)[0];
  return best && best.score >= LEAST_SCORE ? best : null;
};

/** How a form that reports a job to the state is headed. */
const isReport = /unificato lav|comunicazione obbligatoria|\bunilav\b/;
const HEAD = 300;
const MOST_HOURS = 60;

const hoursIn = (words: readonly PagedWord[]): Found<number> | null => {
  const [only, ...more] = words;
  const hours =
    only && more.length === 0 && /^\d{1,2}(?:,\d{1,2})?$/.test(only.text) ? Number(only.text.replace(',', '.')) : 0;
  return only && hours >= 1 && hours <= MOST_HOURS ? foundFrom(hours, [only]) : null;
};

/** A day that has to lie after another, or the two were taken from sentences about different things. */
const after = (day: Found<string> | null, other: Found<string> | null): Found<string> | null =>
  day && other && day.value <= other.value ? null : day;

/** Forms ask for surname and given name by themselves; the code tells whose they are. */
function nameAtCaptions(lines: readonly Line[], code: string): Found<string> | null {
  const { surname, givenName } = captionedParties(lines).find((party) => namesAgree(code, party)) ?? {};
  return surname && givenName
    ? { ...surname, value: `${surname.value} ${givenName.value}`, raw: `${surname.raw} ${givenName.raw}` }
    : null;
}

function contractOf(given: readonly Page[], wording: Wording, today: Day) {
  const pages = given
    .map((page) => withBlanksClosed(withTickedOnly(inOneLanguage(page, wording.language))))
    .map((page) => (wording.language === 'de' ? withoutEnglishCaptions(page) : page));
  const prose = proseOf(pages);
  const lines = linesOfAll(pages);
  // Forms that report a job to the state have their days in cells below their captions.
  const inCell = (label: RegExp): Found<string> | null =>
    isReport.test(prose.text.slice(0, HEAD)) ? figureLike(lines, label, dayIn) : null;
  // The row of their own number may tell the day on which they were sent as well.
  const sent = isReport.test(prose.text.slice(0, HEAD)) ? dayAfter(lines, /\bdata (?:di )?invio:?(?= \d)/) : null;
  const cells = cellsOf(lines, wording);
  const isChanged = isAmendment(prose, wording);
  const start =
    inCell(/^data inizio rapporto/) ??
    (isChanged ? null : cells.start) ??
    search(prose, isChanged ? wording.amendment.began : wording.start, dayOfHit);
  // A contract that was turned into one without an end had one before.
  const isOpened = isChanged && wording.amendment.turnedOpen.test(prose.text);
  const end = isOpened
    ? null
    : after(
        inCell(/^data fine rapporto/) ?? (isChanged ? null : cells.end) ?? search(prose, wording.end, dayOfHit),
        start,
      );
  const signed = signedOf(lines);
  const salary = salaryOf(prose, wording, {
    inCell: cells.paychecks,
    hour: cells.hourPay,
    month: cells.monthPay,
    step: stepOfToday(prose, start, today),
  });
  const parties = partiesOf(prose, lines, wording);
  const code = employeeCode(lines, parties.employer?.value ?? null, parties.employee?.value ?? null);
  const fields = {
    payer_name: parties.employer,
    person_name:
      (code ? (nameByCode(lines, code.value) ?? nameAtCaptions(lines, code.value)) : null) ??
      parties.employee ??
      nameAsked(lines),
    fiscal_id: code ? foundFrom(code.value, code.words) : wording.language === 'de' ? captionedSteuerId(lines) : null,
    employment_kind: kindOf(prose, wording, end) ?? (cells.end && end ? { ...end, value: 'fixed_term' } : null),
    employment_start: start,
    employment_end: end,
    probation_months:
      cells.probation ??
      search(prose, wording.probation, ({ text }) => {
        const months = countOf(text);
        return months !== null && months >= 1 && months <= LONGEST_PROBATION ? months : null;
      }),
    probation_end: after(search(prose, wording.probationEnd, dayOfHit), start),
    salary_amount: salary.amount,
    salary_period: salary.period,
    paychecks_per_year: salary.paychecks,
    extra_pay: salary.extraPay,
    monthly_gross: salary.monthly,
    gross_income: salary.yearly,
    weekly_hours:
      cells.hours ??
      weeklyHours(prose, wording) ??
      figureLike(lines, /^ore settimanali(?: medie)?/, hoursIn) ??
      hoursOfFullTime(prose, given, wording),
    issue_date: signed.day ?? inCell(/^data (?:di )?invio/) ?? sent,
    issue_place: signed.place,
  };
  return { fields, confirmations: salary.confirmations };
}

const needed = ['payer_name', 'person_name', 'employment_kind', 'employment_start', 'salary_amount'] as const;

export const workContractReader: DocumentReader = {
  kind: 'work_contract',
  recognise: (page) => {
    const best = scoreOf(page);
    if (!best) return null;
    const { wording, score } = best;
    return {
      type: 'work_contract',
      country: wording.country,
      layout: wording.language,
      score,
      starts: wording.title.test(textOf(page).slice(0, 400)),
    };
  },
  read: async (pages, recognition, { today }): Promise<Reading> => {
    const wording = wordings.find(({ language }) => language === recognition.layout) ?? italian;
    const { fields, confirmations } = contractOf(pages, wording, today);
    return {
      kind: 'work_contract',
      type: 'work_contract',
      country: recognition.country,
      layout: wording.language,
      side: null,
      confidence: recognition.score,
      pages: pages.map((page) => page.number),
      fields,
      transactions: [],
      confirmations,
      unread: needed.filter((name) => fields[name] === null),
    };
  },
};
