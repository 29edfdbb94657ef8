import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailTransport, type OutgoingMail } from '../../adapters/mail/index.ts';
import { security } from '../../plugins/security.ts';
import { outboxRoutes } from './routes.ts';

let directory: string;
let app: FastifyInstance;
let now = new Date('2026-03-31T12:00:00Z');

beforeEach(async () => {
  now = new Date('2026-03-31T12:00:00Z');
  directory = await mkdtemp(join(tmpdir(), 'vesta-outbox-'));
  app = Fastify();
  // As in the product: a policy for the whole house is already set when these routes answer.
  await security(app, { https: false });
  await app.register(outboxRoutes, { directory });
});
afterEach(async () => {
  await app.close();
  await rm(directory, { recursive: true });
});

async function write(change: Partial<OutgoingMail> = {}): Promise<string> {
  const transport = createMailTransport({
    smtpUrl: null,
    outboxDirectory: directory,
    from: 'Vesta <no-reply@vesta.example>',
    clock: { now: () => now },
  });
  await transport.send({
    to: { name: 'Giulia Moretti', address: 'giulia@example.it' },
    subject: 'Il Suo codice è pronto',
    html: '<!doctype html><html><head><title>t</title></head><body><p>Codice 482913</p></body></html>',
    text: 'Codice 482913\nhttps://vesta.example/i?a=1&b=2',
    template: 'verification-code',
    ...change,
  });
  return (await readdir(directory)).sort().at(-1) ?? '';
}

const get = (url: string) => app.inject({ url });

describe('the list', () => {
  test('says what this place is, also while it is empty or its folder does not exist yet', async () => {
    const empty = await get('/outbox');
    expect(empty.statusCode).toBe(200);
    expect(empty.body).toContain('Built-in mail sandbox');
    expect(empty.body).toContain('No mail has been written yet');
    await rm(directory, { recursive: true });
    expect((await get('/outbox')).body).toContain('No mail has been written yet');
    directory = await mkdtemp(join(tmpdir(), 'vesta-outbox-'));
  });

  test('shows time, recipient and subject, newest first', async () => {
    await write({ subject: 'The first' });
    now = new Date('2026-03-31T12:05:07Z');
    await write({ subject: 'Die zweite für Sie' });
    const { body } = await get('/outbox');
    expect(body.indexOf('Die zweite für Sie')).toBeLessThan(body.indexOf('The first'));
    expect(body).toContain('Giulia Moretti &lt;giulia@example.it&gt;');
    expect(body).toContain('datetime="2026-03-31T12:05:07.000Z"');
    expect(body).toContain('2 mails');
  });

  test('leaves out files that are not ours', async () => {
    await write();
    await writeFile(join(directory, 'secret.eml'), 'Subject: stranger\r\n\r\nx');
    await writeFile(join(directory, '.half.tmp'), 'Subject: half');
    const { body } = await get('/outbox');
    expect(body).toContain('One mail');
    expect(body).not.toMatch(/stranger|half/);
  });

  test('goes in pages and survives a page number that is none', async () => {
    for (let index = 0; index < 53; index += 1) {
      now = new Date(now.getTime() + 1000);
      await write({ subject: `mail-${String(index).padStart(3, '0')}-end` });
    }
    const subjects = (body: string) => body.match(/mail-\d{3}-end/g) ?? [];
    expect(subjects((await get('/outbox')).body)).toHaveLength(50);
    expect(subjects((await get('/outbox?page=2')).body)).toEqual(['mail-002-end', 'mail-001-end', 'mail-000-end']);
    for (const page of ['0', '-1', 'x', '1.5', '9'.repeat(400)]) {
      expect(subjects((await get(`/outbox?page=${page}`)).body)).toHaveLength(50);
    }
  });

  test('has its own style sheet and runs no script', async () => {
    const list = await get('/outbox');
    expect(list.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(list.headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect(list.headers['cache-control']).toBe('no-store');
    const css = await get('/outbox/styles.css');
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(css.body).toContain('#0f4c45');
  });
});

describe('one mail', () => {
  test('shows headers, text with links, and the HTML in a sandboxed frame', async () => {
    const name = await write();
    const { statusCode, body } = await get(`/outbox/${name}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('Il Suo codice è pronto');
    expect(body).toContain('Vesta &lt;no-reply@vesta.example&gt;');
    expect(body).toContain('<a href="https://vesta.example/i?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">');
    expect(body).toContain(`src="/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"`);
    expect(body).toContain('Auto-Submitted');
  });

  test('gives its HTML under a policy that runs nothing and lets only our page frame it', async () => {
    const name = await write();
    const { headers, body } = await get(`/outbox/${name}/html`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toMatch(/sandbox allow-popups/);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin|frame-ancestors 'none'/);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(body).toContain('<head><base target="_blank">');
    expect(body).toContain('Codice 482913');
  });

  test('gives the raw message to save', async () => {
    const name = await write();
    const { headers, body } = await get(`/outbox/${name}/raw`);
    expect(headers['content-type']).toBe('message/rfc822');
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
    expect(body).toMatch(/^From: Vesta/m);
  });

  test('gives its attachments to save, and only those it has', async () => {
    const content = Buffer.from('%PDF-1.7 bytes');
    const name = await write({
      attachments: [{ filename: 'Prüf (1)\'s".pdf', contentType: 'application/pdf', content }],
    });
    const link = /href="(\/outbox\/[^"]+\/attachments\/0)"/.exec((await get(`/outbox/${name}`)).body)?.[1] ?? '';
    const saved = await get(link);
    expect(saved.rawPayload.equals(content)).toBe(true);
    expect(saved.headers['content-type']).toBe('application/pdf');
    expect(saved.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Pr%C3%BCf%20%281%29%27s%22.pdf");
    for (const index of ['1', '-1', 'x', '__proto__']) {
      expect((await get(`/outbox/${name}/attachments/${index}`)).statusCode).toBe(404);
    }
  });

  test('escapes what the mail says on our own pages', async () => {
    const evil = '<script>alert(1)</script>';
    const name = await write({
      subject: `S ${evil}`,
      text: `${evil} https://x.example/"onmouseover="alert(1)`,
      to: { name: evil, address: 'g@example.it' },
      headers: { 'X-Note': evil },
    });
    for (const url of ['/outbox', `/outbox/${name}`]) {
      const { body } = await get(url);
      expect(body).not.toContain('<script');
      expect(body).not.toMatch(/"onmouseover=/);
      expect(body).toContain('&lt;script&gt;');
    }
  });

  test.each([
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e%2fsecret.eml',
    'secret.eml',
    '2026-03-31T12-00-00-000Z.000099.gone.eml',
    'a%00b',
    '.half.tmp',
  ])('the name %s leads to a designed 404 on every route', async (name) => {
    await writeFile(join(directory, 'secret.eml'), 'Subject: stranger\r\n\r\nx');
    for (const tail of ['', '/html', '/raw', '/attachments/0']) {
      const { statusCode, body } = await get(`/outbox/${name}${tail}`);
      expect(statusCode).toBe(404);
      expect(body).toContain('This mail is not in the outbox');
      expect(body).not.toContain('stranger');
    }
  });
});
