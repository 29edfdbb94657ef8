import type { Page } from '../../evidence/page.ts';
import { dayAfter } from '../fiscal/ground/day-near.ts';
import { nameByCode } from '../fiscal/ground/name-by-code.ts';
import type { FieldsOf } from '../found.ts';
import { birthDayOn } from '../person/birth-day.ts';
import { homeInProse } from '../person/home-in-prose.ts';
import { nameAtCaptions } from '../person/name-at-captions.ts';
import { foundFrom } from '../recognise/found-from.ts';
import { linesOfAll, proseOf } from '../recognise/page-text.ts';
import { withTickedOnly } from '../recognise/ticked-options.ts';
import { inOneLanguage } from './bilingual.ts';
import { DATE, NAME, near, pattern } from './blocks.ts';
import { employeeCode } from './employee-code.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { kindOf } from './kind.ts';
import { partiesOf } from './parties.ts';
import { salaryOf } from './salary.ts';
import { dayOfHit, search } from './search.ts';
import { signedOf } from './signed.ts';
import { weeklyHours } from './weekly-hours.ts';
import type { Wording } from './wording.ts';

const italianTitles = String.raw`(?:(?:il|la|lo|l'|sig\.?(?:ra|na)?\.?|sig\. ?ra|signora?|dott\.?(?:ssa)?|dipendente|lavoratore|lavoratrice)\s*)*`;

/** How an employer speaks of somebody's employment, beside what a contract itself would say. */
const words: Readonly<Record<'IT' | 'DE', Wording>> = {
  IT: {
    ...italian,
    start: [
      pattern(`(?:assunt[oa]|data (?:di )?assunzione|in servizio|in forza)${near(60)}${DATE}`),
      pattern(`\\bdal(?: giorno)? ${DATE}`),
    ],
    employer: [
      pattern(String.raw`dipendenze d(?:i|ella|el|ell')\s*(?<value>.{3,60}?)(?=,|\s+(?:dal|con|a partire|in qualita))`),
      ...italian.employer,
    ],
    employee: [
      pattern(
        `\\bche ${italianTitles}\\s*${NAME}(?=,|\\s+(?:nat[oa]|c\\.? ?f|codice|presta|risulta|lavora|e (?:in|alle|assunt|dipendente|occupat|stat)))`,
      ),
      ...italian.employee,
    ],
  },
  DE: {
    ...german,
    start: [pattern(`\\bseit:?(?: dem)? ${DATE}`), ...german.start],
    employee: [
      pattern(
        `\\bdass (?:herr|frau)?(?:\\s*/\\s*frau)?\\s*${NAME}(?=,|\\s+(?:geb|wohnhaft|seit|bei|in|als|unbefristet)\\b)`,
      ),
      pattern(`\\b(?:herr|frau) ${NAME}(?=,|\\s+(?:geb\\w*|ist|steht|wird|arbeitet)\\b)`),
      ...german.employee,
    ],
  },
};

/** What an employer attests of the terms that somebody works under; it is told, and is no contract. */
export function confirmedTerms(given: readonly Page[], country: 'IT' | 'DE'): FieldsOf<'employer_confirmation'> {
  const wording = words[country];
  const pages = given.map((page) => withTickedOnly(inOneLanguage(page, wording.language)));
  const prose = proseOf(pages);
  const lines = linesOfAll(pages);
  const end = search(prose, wording.end, dayOfHit);
  const salary = salaryOf(prose, wording);
  const { employer, employee: told } = partiesOf(prose, lines, wording);
  const employee = told ?? nameAtCaptions(lines);
  const code = employeeCode(lines, employer?.value ?? null, employee?.value ?? null);
  return {
    payer_name: employer,
    person_name: (code ? nameByCode(lines, code.value) : null) ?? employee,
    fiscal_id: code ? foundFrom(code.value, code.words) : null,
    employment_kind: kindOf(prose, wording, end),
    employment_start: search(prose, wording.start, dayOfHit),
    employment_end: end,
    salary_amount: salary.amount,
    salary_period: salary.period,
    monthly_gross: salary.monthly,
    gross_income: salary.yearly,
    weekly_hours: weeklyHours(prose, wording),
    issue_date:
      signedOf(lines).day ??
      dayAfter(lines, /\bprot(?:ocollo|\.)?:? (?:n(?:r|umero)?\.? ?)?\S+ (?:del|in data)(?= \d)/),
    date_of_birth: birthDayOn(pages),
    address: homeInProse(pages, employee?.value ?? null),
  };
}
