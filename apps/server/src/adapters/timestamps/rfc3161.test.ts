import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { printPaper } from '@vesta/report-pdf/print-paper';
import { createSealKey } from '@vesta/report-pdf/seal/create-seal-key';
import { fingerprintOf } from '@vesta/report-pdf/seal/seal-key';
import { sealPdf } from '@vesta/report-pdf/seal/seal-pdf';
import { verifySeal } from '@vesta/report-pdf/seal/verify-seal';
import { hasOpenssl, type LocalAuthority, localAuthority } from '@vesta/report-pdf/testing/local-authority';
import { samplePaper } from '@vesta/report-pdf/testing/sample-paper';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTimestamp } from './rfc3161.ts';

const at = new Date('2026-11-15T10:00:00Z');

describe.skipIf(!hasOpenssl)('a seal with the time of an authority', () => {
  let authority: LocalAuthority;
  let server: Server;
  let url = '';
  const asked: string[] = [];

  beforeAll(async () => {
    authority = localAuthority();
    server = createServer(async (request, response) => {
      asked.push(`${request.method} ${request.headers['content-type']}`);
      if (request.url !== '/tsa') return void response.writeHead(503).end();
      response.setHeader('Content-Type', 'application/timestamp-reply');
      response.end(authority.reply(await buffer(request)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    authority.close();
  });

  const seal = async (where: string) => {
    const key = await createSealKey({ organisation: 'Vesta', country: 'IT', now: at, random: randomBytes });
    const words = { name: 'Vesta', reason: 'Report', location: 'Milano', at, code: 'x' };
    const plain = await printPaper(samplePaper('https://vesta.example/'));
    const stamps: Uint8Array[] = [];
    const timestamp = createTimestamp({ url: where, random: randomBytes });
    const sealed = await sealPdf(plain, key, words, async (signature) => {
      const token = await timestamp(signature);
      expect(authority.verify(token, signature)).toContain('Verification: OK');
      stamps.push(token);
      return token;
    });
    return { sealed, stamps, verdict: verifySeal(sealed, new Set([fingerprintOf(key.certificate)])) };
  };

  test('holds as before and carries the token beside its signature', async () => {
    const { sealed, stamps, verdict } = await seal(`${url}/tsa`);
    expect(verdict).toEqual({ outcome: 'sealed', code: 'x' });
    expect(asked).toEqual(['POST application/timestamp-query']);
    const [token] = stamps;
    expect(Buffer.from(sealed).toString('latin1')).toContain(Buffer.from(token ?? []).toString('hex'));
  });

  test('is not made at all where the authority does not answer', async () => {
    await expect(seal(`${url}/closed`)).rejects.toThrow('answered 503');
  });
});
