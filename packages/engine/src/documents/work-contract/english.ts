import { AMOUNT, COUNT, CURRENCY, DATE, NAME, near, pattern } from './blocks.ts';
import type { Wording } from './wording.ts';

export const english: Wording = {
  language: 'en',
  country: null,
  title: /employment (?:contract|agreement)|contract of employment|offer of employment/,
  marks: [
    [/employment (?:contract|agreement)|contract of employment|offer of employment/, 0.55],
    [/probation(?:ary)? period/, 0.2],
    [/notice period|termination/, 0.1],
    [/employee/, 0.1],
    [/employer|the company/, 0.1],
    [/gross (?:annual|monthly)|salary|remuneration/, 0.15],
    [/hours per week|weekly (?:working )?hours/, 0.1],
    [/tenancy|landlord|invoice/, -0.5],
  ],
  amendment: {
    title: /(?:amendment|addendum) (?:to|of) (?:the|your) (?:employment )?(?:contract|agreement)/,
    began: [pattern(`employed since${near(12)}${DATE}`)],
    turnedOpen: /(?:converted|changed) (?:in)?to (?:a |an )?(?:permanent|open-ended|indefinite)/,
  },
  cells: {
    start: /^(?:start(?:ing)? date|date of (?:commencement|entry)|commencement date)(?: of employment)?:?$/,
    end: /^(?:end date|date of (?:termination|expiry)|expiry date)(?: of employment)?:?$/,
    paychecks: /^(?:number of )?(?:salaries|payments)(?: (?:per|a) year)?:?$/,
    hours: /^(?:weekly (?:working )?hours|hours (?:per|a) week):?$/,
  },
  kinds: [
    ['apprentice', /apprenticeship/],
    ['internship', /internship/],
    ['open_ended', /permanent|open-ended|unlimited (?:period|duration)|indefinite (?:period|term|duration)/],
    ['fixed_term', /fixed-term|fixed term|limited (?:period|term) (?:until|of)|temporary contract/],
  ],
  start: [
    pattern(
      `(?:start date|commence(?:s|ment)?(?: date| on)?|begins?(?: on)?|effective (?:from|as of|date)|starting(?: on)?|with effect from)${near(40)}${DATE}`,
    ),
  ],
  end: [pattern(`(?:end date|ends? on|until|expires? on|terminates? on)${near(20)}${DATE}`)],
  probation: [
    // How notice is given after it is counted in months as well.
    pattern(
      `(?<!\\b(?:after|end of|during|within)(?: the)? )probation(?:ary)?(?: period)?${near(50)}${COUNT}[ -]*months?`,
    ),
    pattern(`${COUNT}[ -]*months?'? probation`),
    pattern(`first ${COUNT}[ -]*months${near(60)}probation`),
  ],
  probationEnd: [pattern(`probation(?:ary)?(?: period)?${near(40)}(?:ends? on|until)\\s*${DATE}`)],
  salary: [
    [
      'year',
      pattern(
        `(?:gross annual salary|annual gross salary|annual (?:base )?salary|yearly (?:gross )?salary|salary per annum)${near(50)}${AMOUNT}`,
      ),
    ],
    [
      'month',
      pattern(`(?:gross monthly salary|monthly gross salary|monthly salary|monthly remuneration)${near(50)}${AMOUNT}`),
    ],
    ['hour', pattern(`(?:hourly (?:wage|rate|pay))${near(40)}${AMOUNT}`)],
    ['year', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:gross\\s*)?(?:per (?:year|annum)|p\\. ?a\\.|annually|a year)`)],
    ['month', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:gross\\s*)?(?:per month|monthly|a month)`)],
    ['hour', pattern(`${AMOUNT}\\s*${CURRENCY}?\\s*(?:gross\\s*)?(?:per hour|an hour)`)],
  ],
  paychecks: [pattern(`${COUNT}\\s*(?:equal )?(?:monthly )?(?:instal?lments|payments)`)],
  hours: [
    pattern(String.raw`(?<value>\d{1,2}(?:\.\d{1,2})?)\s*hours\s*(?:per|a|each|/)\s*week`),
    pattern(String.raw`weekly (?:working )?(?:hours|time)[^0-9;]{0,30}?(?<value>\d{1,2}(?:\.\d{1,2})?)`),
  ],
  employer: [
    pattern(
      String.raw`(?:between|employer:)\s+(?<value>.{3,60}?)(?=\s*(?:,|\(|with (?:its )?registered|hereinafter|"|and\s+(?:mr|ms|mrs)))`,
    ),
  ],
  employee: [
    pattern(`(?:and\\s+)?(?:mr|ms|mrs|miss)\\.?\\s+${NAME}(?=\\s*(?:,|\\(|born|residing|hereinafter|of\\s))`),
    pattern(`employee:\\s*${NAME}(?=\\s*(?:,|\\(|born|$))`),
  ],
};
