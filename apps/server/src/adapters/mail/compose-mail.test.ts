import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { PermanentMailError } from './mail-errors.ts';
import { parseSender } from './mailbox.ts';
import type { OutgoingMail } from './port.ts';

const FROM = { name: 'Vesta', address: 'no-reply@vesta.example' };
const NOW = new Date('2026-03-31T12:00:00Z');
const MAIL: OutgoingMail = { to: 'giulia@example.it', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

async function built(change: Partial<OutgoingMail>): Promise<{ raw: string; parsed: Email }> {
  const raw = await new MailComposer({
    ...composeMail({ ...MAIL, ...change }, { from: FROM, now: NOW }),
    newline: 'win',
  })
    .compile()
    .build();
  return { raw: raw.toString('latin1'), parsed: await PostalMime.parse(raw) };
}

const headerNames = ({ headers }: Email) => headers.map(({ key }) => key).sort();

describe('composing a mail', () => {
  test('nothing in a subject or a name can add a header, a recipient or a body', async () => {
    const plain = headerNames((await built({})).parsed);
    const hostile = fc
      .array(
        fc.constantFrom(
          '\r\n',
          '\n',
          '\r',
          '\u2028',
          '\0',
          'Bcc: x@evil.example',
          '<x@evil.example>',
          ',',
          '"',
          'ü',
          ' ',
          ':',
        ),
        {
          maxLength: 12,
        },
      )
      .map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (subject, name) => {
        const { parsed } = await built({ subject: `S${subject}`, to: { name, address: 'giulia@example.it' } });
        expect(headerNames(parsed)).toEqual(plain);
        expect(parsed.to?.map(({ address }) => address)).toEqual(['giulia@example.it']);
        expect(parsed.text?.trim()).toBe('Hello');
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    'giulia@example.it\r\nBcc: x@evil.example',
    'giulia@example.it, x@evil.example',
    'Giulia <giulia@example.it>',
    'giulia@example.it;x@evil.example',
    '"giulia x"@example.it',
    'group:giulia@example.it',
    'giulia',
    '@example.it',
    'a@b@c.it',
    '',
  ])('refuses the recipient %j without repeating it', (to) => {
    const composing = () => composeMail({ ...MAIL, to }, { from: FROM, now: NOW });
    expect(composing).toThrow(PermanentMailError);
    expect(composing).toThrow('The mail has no valid address');
  });

  test('names and subjects in any script arrive as written', async () => {
    const name = 'Jürgen Müller-Łęcki 李';
    const subject =
      'Ihr Bericht für Straße 5 ist fertig — già pronto è il Suo codice 🏠 und noch viel mehr Worte danach';
    const { raw, parsed } = await built({ to: { name, address: 'j@example.de' }, subject });
    expect(parsed.to).toEqual([{ name, address: 'j@example.de' }]);
    expect(parsed.subject).toBe(subject);
    expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  });

  test('no line is longer than mail servers allow, and long lines come back whole', async () => {
    const long = `${'parola '.repeat(600)}fine`;
    const { raw, parsed } = await built({ text: long, html: `<p>${long}</p>` });
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(parsed.text?.trim()).toBe(long);
    expect(parsed.html?.trim()).toBe(`<p>${long}</p>`);
  });

  test('says that it is automatic and takes further harmless headers', async () => {
    const { parsed } = await built({ headers: { 'X-Vesta-Kind': 'a\r\nBcc: x@evil.example' } });
    const header = (key: string) => parsed.headers.find((each) => each.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('x-vesta-kind')).toBe('a Bcc: x@evil.example');
    expect(header('bcc')).toBeUndefined();
  });

  test.each(['Bcc', 'to', 'Subject', 'Content-Type', 'X Bad', 'X-Bad:\r\nBcc'])(
    'refuses to set the header %j',
    (name) => {
      const composing = () => composeMail({ ...MAIL, headers: { [name]: 'x' } }, { from: FROM, now: NOW });
      expect(composing).toThrow(PermanentMailError);
    },
  );

  test('an attempt repeated keeps its message id; otherwise each mail has its own', () => {
    const idOf = (messageId?: string) =>
      composeMail({ ...MAIL, ...(messageId === undefined ? {} : { messageId }) }, { from: FROM, now: NOW }).messageId;
    expect(idOf('invitation 7\r\n')).toBe('<invitation-7-@vesta.example>');
    expect(idOf('<7@host.example>')).toBe('<7@host.example>');
    expect(idOf('<7@host.example>\r\nBcc: x@evil.example')).toBe('<-7-host.example-Bcc-x-evil.example@vesta.example>');
    expect(idOf('x')).toBe(idOf('x'));
    expect(idOf()).not.toBe(idOf());
  });
});

describe('the sender', () => {
  test('is read with and without a name', () => {
    expect(parseSender('Vesta für Mieter <no-reply@vesta.example>')).toEqual({
      name: 'Vesta für Mieter',
      address: 'no-reply@vesta.example',
    });
    expect(parseSender('no-reply@vesta.example')).toEqual({ name: '', address: 'no-reply@vesta.example' });
  });

  test.each(['', 'Vesta', 'a@x.it, b@x.it'])('refuses %j', (written) => {
    expect(() => parseSender(written)).toThrow();
  });
});
