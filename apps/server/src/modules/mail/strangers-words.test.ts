import { describe, expect, test } from 'vitest';
import { type MailBrand, renderMail } from './index.ts';
import { sampleBrand, samples } from './testing/sample-params.ts';

describe('strangers’ words in a mail', () => {
  const evil = '<script>alert("x")</script>';

  test.each(samples)('MSG-01 markup in $name stays text', ({ template, params }) => {
    const spoil = <T>(value: T, key = ''): T => {
      if (Array.isArray(value)) return value.map((each: unknown) => spoil(each)) as T;
      if (typeof value === 'object' && value !== null) {
        return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, name)])) as T;
      }
      const isFree = typeof value === 'string' && !/link|audience|role|paidBy/i.test(key);
      return (isFree ? `${value}${evil}` : value) as T;
    };
    const brand: MailBrand = { ...sampleBrand, name: `Aurora${evil}` };
    const { html } = renderMail({ template, params: spoil(params), lang: 'en', brand });
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('&lt;script&gt;');
  });

  test('a colour, a logo or a site that is none falls away instead of reaching the markup', () => {
    const brand: MailBrand = {
      name: 'Aurora',
      logoUrl: 'javascript:alert(1)',
      primary: 'red;background:url(https://evil.example)',
      onPrimary: '#fff',
      url: 'data:text/html,x',
    };
    const { html } = renderMail({
      template: 'resume-link',
      params: { firstName: null, link: 'https://vesta.example/', days: 7 },
      lang: 'de',
      brand,
    });
    expect(html).not.toMatch(/javascript:|evil\.example|data:text/);
    expect(html).toContain('#0f4c45');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
    'the link %j is refused without repeating it',
    (link) => {
      const rendering = () =>
        renderMail({ template: 'resume-link', params: { firstName: null, link, days: 7 }, lang: 'en', brand: null });
      expect(rendering).toThrow('A link in a mail must be a web address');
    },
  );

  test('a quote in a link cannot leave its attribute', () => {
    const link = 'https://vesta.example/?a="><img src=x>';
    const { html } = renderMail({
      template: 'resume-link',
      params: { firstName: null, link, days: 7 },
      lang: 'en',
      brand: null,
    });
    expect(html).not.toContain('<img');
  });

  test('a name cannot smuggle a link or a paragraph into an invitation', () => {
    const { subject, text, html } = renderMail({
      template: 'invitation',
      params: {
        role: 'guarantor',
        invitedName: null,
        inviterName: 'Win at https://evil.example/now\r\n\r\nBcc: x@evil.example',
        reader: 'landlord',
        link: 'https://vesta.example/i',
        minutes: 15,
        paidBy: 'inviter',
        days: 30,
      },
      lang: 'it',
      brand: null,
    });
    for (const shown of [subject, text, html]) expect(shown).not.toMatch(/evil\.example|:\/\/evil|@evil/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text.split('\n\n')).toHaveLength(11);
  });

  test('names with dots, accents and apostrophes stay as they are', () => {
    const { text } = renderMail({
      template: 'verification-code',
      params: { firstName: 'Anna D’Àvila-Öß Jr.', code: '123456', minutes: 15 },
      lang: 'en',
      brand: null,
    });
    expect(text).toContain('Hello Anna D’Àvila-Öß Jr.,');
  });
});
