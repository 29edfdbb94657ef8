import PostalMime from 'postal-mime';
import { afterEach, describe, expect, test } from 'vitest';
import { createMailTransport, type OutgoingMail, PermanentMailError, TemporaryMailError } from '../index.ts';
import type { MailTransport } from '../port.ts';
import { closedPort, refusal, startSilentServer, startSmtpSandbox } from '../testing/smtp-sandbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const MAIL: OutgoingMail = {
  to: 'giulia@example.it',
  subject: 'Il codice è pronto',
  html: '<p>Città</p>',
  text: 'Città',
};
const NOON = new Date('2026-03-31T12:00:00Z');

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

function transportTo(smtpUrl: string): MailTransport {
  const transport = createMailTransport({
    smtpUrl,
    outboxDirectory: '/nowhere',
    from: 'Vesta <no-reply@vesta.example>',
    clock: { now: () => NOON },
  });
  opened.push(transport);
  return transport;
}

async function sandbox(options?: Parameters<typeof startSmtpSandbox>[0]) {
  const server = await startSmtpSandbox(options);
  opened.push(server);
  return server;
}

describe('SMTP transport', () => {
  test('delivers a mail as it was written, dated by the given clock', async () => {
    const server = await sandbox();
    const transport = transportTo(server.url);
    const { messageId } = await transport.send({
      ...MAIL,
      to: { name: 'Jürgen Groß', address: 'juergen@example.de' },
      attachments: [{ filename: 'Prüfbericht.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
    });
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: 'no-reply@vesta.example', to: ['juergen@example.de'] });
    const parsed = await PostalMime.parse(mail?.raw ?? '');
    expect(parsed.subject).toBe('Il codice è pronto');
    expect(parsed.to).toEqual([{ name: 'Jürgen Groß', address: 'juergen@example.de' }]);
    expect(parsed.from).toEqual({ name: 'Vesta', address: 'no-reply@vesta.example' });
    expect(parsed.text?.trim()).toBe('Città');
    expect(parsed.html?.trim()).toBe('<p>Città</p>');
    expect(parsed.date).toBe(NOON.toISOString());
    expect(parsed.messageId).toBe(messageId);
    expect(parsed.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ['Prüfbericht.pdf', 'application/pdf'],
    ]);
  });

  test('keeps one connection for many mails', async () => {
    const server = await sandbox();
    const transport = transportTo(server.url);
    for (let sent = 0; sent < 5; sent += 1) await transport.send(MAIL);
    expect(server.received).toHaveLength(5);
    expect(server.connections()).toBe(1);
  });

  test('signs in with the credentials of the address', async () => {
    const server = await sandbox({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === 'vesta@host' && password === 'p:ss/word' ? done(null, { user: 'vesta' }) : done(refusal(535)),
    });
    const withCredentials = (credentials: string) => transportTo(server.url.replace('//', `//${credentials}@`));
    await withCredentials('vesta%40host:p%3Ass%2Fword').send(MAIL);
    expect(server.received).toHaveLength(1);
    const wrong = withCredentials('vesta%40host:guess').send(MAIL);
    await expect(wrong).rejects.toBeInstanceOf(TemporaryMailError);
    await expect(wrong).rejects.not.toThrow(/guess/);
  });

  test.each([
    [421, 'TemporaryMailError'],
    [450, 'TemporaryMailError'],
    [452, 'TemporaryMailError'],
    [550, 'PermanentMailError'],
    [553, 'PermanentMailError'],
  ])('a recipient answered with %i is a %s', async (responseCode, name) => {
    const server = await sandbox({ onRcptTo: (_to, _session, done) => done(refusal(responseCode)) });
    const sending = transportTo(server.url).send(MAIL);
    await expect(sending).rejects.toMatchObject({ name, responseCode, retryable: responseCode < 500 });
  });

  test.each([
    [451, true],
    [554, false],
  ])('content answered with %i is retryable: %s', async (responseCode, retryable) => {
    const server = await sandbox({
      onData: (stream, _session, done) => {
        stream.resume().on('end', () => done(refusal(responseCode)));
      },
    });
    await expect(transportTo(server.url).send(MAIL)).rejects.toMatchObject({ responseCode, retryable });
  });

  test('the error names neither the recipient nor the words of the server', async () => {
    const server = await sandbox({
      onRcptTo: ({ address }, _session, done) => done(refusal(550, `mailbox of ${address} is full`)),
    });
    const error: unknown = await transportTo(server.url)
      .send(MAIL)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PermanentMailError);
    const shown = error instanceof Error ? `${error.stack} ${JSON.stringify(error)} ${String(error.cause)}` : '';
    expect(shown).toContain('550');
    expect(shown).not.toMatch(/giulia|mailbox of/);
  });

  test('a server that is not there, or never speaks, is worth another try', async () => {
    const absent = transportTo(`smtp://127.0.0.1:${await closedPort()}`);
    await expect(absent.send(MAIL)).rejects.toBeInstanceOf(TemporaryMailError);
    await expect(absent.ping()).rejects.toBeInstanceOf(TemporaryMailError);

    const silent = await startSilentServer();
    opened.push(silent);
    const waiting = createSmtpTransport({
      url: silent.url,
      from: { name: '', address: 'a@vesta.example' },
      clock: { now: () => NOON },
      timeouts: { connectionMs: 200, greetingMs: 200, silenceMs: 200 },
    });
    opened.push(waiting);
    await expect(waiting.send(MAIL)).rejects.toBeInstanceOf(TemporaryMailError);
  });

  test('answers a ping when the server does', async () => {
    const server = await sandbox();
    await expect(transportTo(server.url).ping()).resolves.toBeUndefined();
  });

  test.each(['', 'mail.example', 'http://mail.example', 'smtp://'])('refuses the server address %j', (smtpUrl) => {
    expect(() => transportTo(smtpUrl)).toThrow(/must look like smtp:/);
  });
});
