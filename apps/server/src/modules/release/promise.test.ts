import { keptBy } from '@vesta/engine/checks/rules';
import { contactFields, sights } from '@vesta/engine/report/audience/sight';
import { checksForOthers as checksDe } from '@vesta/texts/de/checks-for-others';
import { reportSharing as de } from '@vesta/texts/de/report-sharing';
import { checksForOthers as checksEn } from '@vesta/texts/en/checks-for-others';
import { reportSharing as en } from '@vesta/texts/en/report-sharing';
import { checksForOthers as checksIt } from '@vesta/texts/it/checks-for-others';
import { reportSharing as it } from '@vesta/texts/it/report-sharing';
import { describe, expect, test } from 'vitest';

/** The words by which each language speaks of one thing that a report may tell. */
const words = {
  en: {
    birth: /birth date|date of birth/,
    bookings: /(?:bank|single) transactions/,
    answers: { recipient: /pets.*answers|answers.*pets/, lender: /answers/ },
    contact: [/e-mail address/, /telephone/, /present address/],
    ticked: /only if you tick/,
  },
  it: {
    birth: /data di nascita/,
    bookings: /movimenti/,
    answers: { recipient: /animali.*risposte/, lender: /risposte/ },
    contact: [/e-mail/, /telefono/, /indirizzo attuale/],
    ticked: /solo se lo indichi tu/,
  },
  de: {
    birth: /Geburtsdatum/,
    bookings: /Buchungen/,
    answers: { recipient: /Haustiere.*Antworten/, lender: /Antworten/ },
    contact: [/E-Mail-Adresse/, /Telefonnummer/, /heutige Anschrift/],
    ticked: /nur, wenn Sie es ankreuzen/,
  },
} as const;

const texts = { en, it, de };

describe.each(['en', 'it', 'de'] as const)('REP-09 what the panel of the release promises in %s', (language) => {
  const { Panel } = texts[language].ReportSharing;
  const said = words[language];
  test.each([
    ['recipient', Panel.TheySee, Panel.TheyNeverSee],
    ['lender', Panel.LenderSees, Panel.LenderNeverSees],
  ] as const)('is the allow-list of the %s', (reader, seen, never) => {
    const sight = sights[reader]('it');
    const isTold = (pattern: RegExp) => [pattern.test(seen), pattern.test(never)];
    const promised = (shown: boolean) => [shown, !shown];
    expect(isTold(said.birth)).toEqual(promised(sight.dateOfBirth));
    expect(isTold(said.bookings)).toEqual(promised(sight.bookings));
    // Nobody asks a borrower about pets, so there is nothing to promise about them.
    expect(isTold(said.answers[reader])).toEqual(promised(sight.answers));
    // Contact data is told neither as seen nor as never seen: its owner ticks it.
    expect(contactFields).toHaveLength(said.contact.length);
    for (const one of [...said.contact, said.ticked]) expect(isTold(one)).toEqual([false, true]);
  });

  test('how long somebody has been employed: told as never seen where the allow-list leaves it out', () => {
    const onlyIn = /\{region, select, de \{[^}]*(?:employed|lavori|beschäftigt)/;
    expect(onlyIn.test(Panel.TheyNeverSee)).toBe(!sights.recipient('de').seniority);
    expect(sights.recipient('it').seniority).toBe(true);
  });

  test('answers to questions: told as seen in Germany, where there are questions', () => {
    const inGermany = /\{region, select, de \{([^}]*)\}/.exec(Panel.TheySee)?.[1];
    expect(inGermany).toMatch(said.answers.recipient);
  });
});

describe('REP-09 what checks say to a landlord', () => {
  const checks = { en: checksEn.checks, it: checksIt.checks, de: checksDe.checks };
  const saidOf = (language: 'en' | 'it' | 'de') =>
    Object.entries(checks[language]).flatMap(([rule, variants]) =>
      Object.entries(variants).map(([variant, words]) => ({ rule, variant, words })),
    );

  test.each(['en', 'it', 'de'] as const)('in %s names nothing that stays with the owner of the papers', (language) => {
    const telling = saidOf(language).filter(({ rule, words }) =>
      keptBy(rule).some((name) => words.includes(`{${name}`)),
    );
    expect(telling).toEqual([]);
  });

  test('names a beginning or a single day in Germany only where it is none of a job', () => {
    const withheld = sights.recipient('de').withheldRules;
    const days = saidOf('de').filter(
      ({ rule, words }) => /\{(?:start|hired|day|since)\}/.test(words) && !withheld.includes(rule),
    );
    expect(days.map(({ rule, variant }) => `${rule}.${variant}`)).toEqual([
      'R_TAX_BENEFIT_VALID.not_begun',
      'R_BANK_LINE_ORDER_DATES.impossible',
    ]);
  });
});
