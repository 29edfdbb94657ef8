import { languages } from '@vesta/domain/languages';
import { reportView as de } from '@vesta/texts/de/report-view';
import { reportView as en } from '@vesta/texts/en/report-view';
import { reportView as it } from '@vesta/texts/it/report-view';
import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';

const texts = { de, en, it };

const of = (language: (typeof languages)[number]) =>
  createTranslator({ locale: language, messages: texts[language] as never }) as unknown as (
    key: string,
    values: Record<string, number | string>,
  ) => string;

test.each(languages)('REP-03 one month is spoken of as one in %s', (language) => {
  const t = of(language);
  const one = [1, 0].flatMap((positive) =>
    ['Heading', 'ChartCaption'].map((key) => t(`ReportView.Cashflow.${key}`, { positive, all: 1 })),
  );
  for (const sentence of one) expect(sentence).not.toMatch(/\d|Monaten|months|mesi/);
  expect(t('ReportView.Cashflow.ChartCaption', { positive: 2, all: 3 })).toMatch(/2.*3/);
});

test.each(languages)('REP-07 one who moves in and one who vouches are not two people in %s', (language) => {
  const count = of(language)('ReportView.People.Count', { count: 1, guarantors: 1 });
  expect(count).toMatch(/^1 (?:person|persona|Person), 1 /);
  expect(count).not.toMatch(/2|people|persone|Personen/);
});

test.each(languages)('a report without open checks speaks of none in %s', (language) => {
  const t = of(language);
  const words = { passed: 9, failed: 0, noted: 0, inconclusive: 0, all: 9 };
  for (const key of ['ReportView.Answer.Tally', 'ReportView.Checks.Heading']) {
    expect(t(key, words)).toMatch(/9 (?:passed|superati|bestanden)\.?$/);
    expect(t(key, { ...words, failed: 2, noted: 3, inconclusive: 4 })).toMatch(/9 .+, 2 .+, 3 .+, 4 [^,]+$/);
  }
});
