import { languages } from '@vesta/domain/languages';
import { mail as de } from '@vesta/texts/de/mail';
import { mail as en } from '@vesta/texts/en/mail';
import { mail as it } from '@vesta/texts/it/mail';
import { describe, expect, test } from 'vitest';
import { mailTemplates, renderMail, staffCodeNotice } from './index.ts';
import { sampleBrand, samples } from './testing/sample-params.ts';

const unescaped = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
const body = (html: string) => html.slice(html.indexOf('<body'));

/** What a reader sees: no tags, no styles. */
const readable = (html: string) => unescaped(body(html).replace(/<[^>]*>/g, ' '));

/** Every string and number that went in, except those that only choose between wordings. */
function values(params: object): string[] {
  return Object.entries(params).flatMap(([key, value]) => {
    const choosing = ['audience', 'role', 'reader', 'paidBy', 'hasReceipts', 'isRenewed', 'isGuarantor'];
    if (choosing.includes(key) || value === null) return [];
    return typeof value === 'object' ? values(value) : [String(value)];
  });
}

const every = samples.flatMap((sample) =>
  languages.flatMap((lang) =>
    [null, sampleBrand].map((brand) => ({
      ...sample,
      lang,
      brand,
      title: `${sample.name} in ${lang}, ${brand ? 'for a company' : 'by Vesta'}`,
    })),
  ),
);

test('MSG-01 the samples cover every template', () => {
  expect(new Set(samples.map(({ template }) => template))).toEqual(new Set(mailTemplates));
});

describe('MSG-01 every mail, in every language, branded or not', () => {
  test.each(every)('MSG-01 $title: text and HTML both say everything', ({ template, params, lang, brand }) => {
    const { subject, html, text, preheader } = renderMail({ template, params, lang, brand });
    for (const value of values(params)) {
      expect(`${subject} ${text}`).toContain(value);
      expect(`${subject} ${unescaped(html)}`).toContain(value);
    }
    for (const shown of [subject, preheader, text, readable(html)]) {
      expect(shown.trim()).not.toBe('');
      expect(shown).not.toMatch(/[{}]|\b(undefined|null|NaN)\b|\[object/);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeLessThanOrEqual(80);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(text.includes(sampleBrand.name)).toBe(brand !== null);
    expect(html.includes(sampleBrand.primary)).toBe(brand !== null);
  });

  test.each(every)('MSG-01 $title: the two forms hold the same sentences', ({ template, params, lang, brand }) => {
    const { html, text } = renderMail({ template, params, lang, brand });
    const squeezed = readable(html).replace(/\s+/g, ' ');
    for (const line of text.split('\n').filter((each) => each !== '' && each !== '--')) {
      const sentence = line.replace(/^- |:$/g, '').replace(/^(.{1,40}): (\d{6})$/, '$2');
      expect(squeezed).toContain(sentence);
    }
  });

  test.each(['en', 'it', 'de'] as const)(
    'MSG-01 a report made anew is no second copy of the first mail in %s',
    (lang) => {
      const params = {
        audience: 'applicant',
        firstName: 'Giulia',
        link: 'https://vesta.example/r/1',
        days: 60,
      } as const;
      const mailOf = (isRenewed: boolean) =>
        renderMail({ template: 'report-ready', params: { ...params, isRenewed }, lang, brand: null });
      expect(mailOf(true).subject).not.toBe(mailOf(false).subject);
      expect(mailOf(true).text).not.toBe(mailOf(false).text);
    },
  );

  test('MSG-01 each language has words of its own', () => {
    for (const { template, params } of samples.filter((sample) => sample.template !== 'notice')) {
      const bodies = languages.map((lang) => renderMail({ template, params, lang, brand: null }).text);
      expect(new Set(bodies).size).toBe(languages.length);
    }
  });
});

describe('MSG-01 words', () => {
  const placeholders = (node: object): Record<string, string> =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'string'
          ? [
              [
                key,
                [...value.matchAll(/\{(\w+)[,}]/g)]
                  .map(([, name]) => name)
                  .sort()
                  .join(),
              ],
            ]
          : Object.entries(placeholders(value as object)).map(([inner, names]) => [`${key}.${inner}`, names]),
      ),
    );

  test.each([
    ['it', it],
    ['de', de],
  ])('MSG-01 %s uses the same placeholders as English, message by message', (_lang, texts) => {
    expect(placeholders(texts)).toEqual(placeholders(en));
  });

  test('one minute and one day are written in the singular', () => {
    const texts = languages.map(
      (lang) =>
        renderMail({
          template: 'verification-code',
          params: { firstName: null, code: '1', minutes: 1 },
          lang,
          brand: null,
        }).text,
    );
    expect(texts[0]).toMatch(/1 (minute|minuto|Minute)\b/);
    for (const text of texts) expect(text).not.toMatch(/1 (minutes|minuti|Minuten)\b/);
  });
});

describe('the code', () => {
  const { html, text } = renderMail({
    template: 'verification-code',
    params: { firstName: null, code: '482913', minutes: 15 },
    lang: 'en',
    brand: null,
  });

  test('is read digit by digit and copied in one piece', () => {
    expect(html).toContain('aria-label="Your code: 4 8 2 9 1 3"');
    expect(html).toContain('>482913</span>');
    expect(text).toContain('Your code: 482913\n');
  });

  test('for staff is a notice with its own words', () => {
    for (const lang of languages) {
      const params = staffCodeNotice({ code: '730164', minutes: 10 }, lang);
      const mail = renderMail({ template: 'notice', params, lang, brand: null });
      expect(mail.text).toMatch(/730164/);
      expect(mail.text).toMatch(/\b10 (minutes|minuti|Minuten)\b/);
      expect(mail.text).toContain(params.why);
      expect(mail.subject).toContain('730164');
    }
  });
});

test('the operator’s imprint replaces the general line', () => {
  const imprint = 'Vesta GmbH, Ackerstraße 1, 10115 Berlin, HRB 1';
  const { html, text } = renderMail({
    template: 'resume-link',
    params: { firstName: null, link: 'https://vesta.example/', days: 7 },
    lang: 'de',
    brand: null,
    imprint,
  });
  expect(text).toContain(imprint);
  expect(html).toContain(imprint);
  expect(text).not.toContain(de.Layout.Imprint);
});

test('MSG-01 what stands below a mail leads to the host of the region that the mail is about', () => {
  const footOf = (region: 'it' | 'de' | null) =>
    renderMail({
      template: 'resume-link',
      params: { firstName: null, link: 'https://vesta.example/', days: 7 },
      lang: 'en',
      brand: null,
      publicUrl: 'https://vesta.example',
      region,
    }).text;
  expect(footOf('de')).toContain('https://de.vesta.example/en/my-data');
  expect(footOf('it')).toContain('https://it.vesta.example/en/my-data');
  expect(footOf(null)).toContain('https://vesta.example/en/my-data');
});

test('REP-07 a guarantor is never told that an income of theirs would count', () => {
  for (const lang of languages) {
    const told = (isGuarantor: boolean) => {
      const params = { audience: 'applicant', firstName: 'Renate', askedBy: 'Lena Hoffmann', isGuarantor } as const;
      const link = { link: 'https://vesta.example/', days: 60 };
      return renderMail({ template: 'report-ready', params: { ...params, ...link }, lang, brand: null }).text;
    };
    expect(told(false)).toMatch(/figures count for|zählen bei Lena|cifre contano/);
    expect(told(true)).not.toMatch(/figures count for|zählen bei Lena|cifre contano/);
    expect(told(true)).toMatch(/never added|nie zu dem von|non si somma mai/);
  }
});

test('LAW-01 every mail leads its reader to their rights, and no such link acts by itself', () => {
  for (const { template, params, name } of samples) {
    const { html, text } = renderMail({
      template,
      params,
      lang: 'de',
      brand: null,
      publicUrl: 'https://vesta.example',
    });
    const isToOthers =
      ['invitation', 'release-code', 'erasure-done'].includes(template) ||
      ('audience' in params && params.audience === 'recipient');
    const link = `https://vesta.example/de/${isToOthers ? 'privacy' : 'my-data'}`;
    expect([name, text.includes(link), html.includes(`href="${link}"`)]).toEqual([name, true, true]);
  }
});
