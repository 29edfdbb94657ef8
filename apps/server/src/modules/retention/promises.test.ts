import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languages } from '@vesta/domain/languages';
import { BANK_CONSENT_LIFETIME_MS, REPORT_VALID_DAYS } from '@vesta/domain/limits';
import { REVIEW_ANSWER_MS } from '@vesta/domain/my-data/forms';
import { ERASURE_WARNING_DAYS, RECEIPT_YEARS, retentionSchedule } from '@vesta/domain/retention/schedule';
import { core as coreDe } from '@vesta/texts/de/core';
import { evidence as evidenceDe } from '@vesta/texts/de/evidence';
import { myData as myDataDe } from '@vesta/texts/de/my-data';
import { core as coreEn } from '@vesta/texts/en/core';
import { evidence as evidenceEn } from '@vesta/texts/en/evidence';
import { myData as myDataEn } from '@vesta/texts/en/my-data';
import { core as coreIt } from '@vesta/texts/it/core';
import { evidence as evidenceIt } from '@vesta/texts/it/evidence';
import { myData as myDataIt } from '@vesta/texts/it/my-data';
import { describe, expect, test } from 'vitest';
import { serverFolder } from '../../lib/worker-url.ts';

const root = join(serverFolder, '..', '..');
const page = (language: Language, name: string) =>
  readFile(join(root, 'packages', 'texts', 'content', language, `${name}.md`), 'utf8');
const core = { en: coreEn, it: coreIt, de: coreDe };
const evidence = { en: evidenceEn, it: evidenceIt, de: evidenceDe };
const myData = { en: myDataEn, it: myDataIt, de: myDataDe };
const MONTHS_3 = { en: /(three|3) months/i, it: /(tre|3) mesi/i, de: /(drei|3) Monate/i };
const DAY_MS = 86_400_000;

describe.each(languages)('LAW-01 what is promised in %s is what is done', (language) => {
  test('the first page and the bank’s consent: three months, as the schedule has it', () => {
    const { applications, reports } = retentionSchedule;
    expect([applications.days, reports.days]).toEqual([90, 90]);
    expect(core[language].Occupation.Feature.Yours.Text).toMatch(MONTHS_3[language]);
    const bank = JSON.stringify(evidence[language]);
    expect(bank).toMatch(MONTHS_3[language]);
    expect(BANK_CONSENT_LIFETIME_MS).toBe(15 * 60_000);
    expect(bank).toMatch(/15 minut|15 Minuten/i);
  });

  test('the privacy notice: papers, logs, invoices, requests', async () => {
    const notice = await page(language, 'privacy');
    expect(notice.match(new RegExp(MONTHS_3[language], 'gi'))?.length).toBeGreaterThanOrEqual(4);
    expect(retentionSchedule['person-requests'].days).toBe(90);
    expect(retentionSchedule.audit.days).toBe(365);
    expect(notice).toMatch(/12 (months|mesi|Monate)/);
    expect(RECEIPT_YEARS).toEqual({ it: 10, de: 8 });
    expect(notice).toMatch(/10 (years|anni|Jahre)/);
    expect(notice).toMatch(/8( years| anni| Jahre|\b)/);
    expect(notice).toContain('](my-data)');
  });

  test('the terms: a report is valid for 60 days, goes after three months, and can be deleted on one’s own page', async () => {
    const terms = await page(language, 'terms');
    expect(REPORT_VALID_DAYS).toBe(60);
    expect(terms).toMatch(/60 (days|giorni|Tage)/);
    expect(terms).toMatch(MONTHS_3[language]);
    expect(terms).toContain('](my-data)');
  });

  test('news: five years or until withdrawn on one’s own page, the proof three years more', async () => {
    const news = await page(language, 'marketing');
    expect(retentionSchedule.marketing.days).toBe(5 * 365 + 1);
    expect(retentionSchedule['consent-proof'].days).toBe(3 * 365);
    expect(news).toMatch(/5 (years|anni|Jahre)/);
    expect(news).toMatch(/3 (more years|anni|weitere Jahre)|altri 3 anni/);
    expect(news).toContain('](my-data)');
  });

  test('one’s own page: seven days to an answer, three months not waited for', () => {
    const { Review, Erase } = myData[language].MyData;
    expect(REVIEW_ANSWER_MS).toBe(7 * DAY_MS);
    expect(Review.Lead).toMatch(/seven days|sette giorni|sieben Tagen/);
    expect(Erase.Lead).toMatch(MONTHS_3[language]);
    expect(ERASURE_WARNING_DAYS).toBe(7);
  });
});

test('LAW-01 the documentation has the schedule as it is', async () => {
  const text = await readFile(join(root, 'docs', 'privacy.md'), 'utf8');
  for (const [name, { what, from, days }] of Object.entries(retentionSchedule)) {
    expect(text).toContain(`| \`${name}\` | ${what} | ${from} | ${days} |`);
  }
});
