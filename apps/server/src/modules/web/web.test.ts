import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { WEB_ROOT } from './routes.ts';

// Other projects of the run build the web application; alone, this one has nothing to serve.
describe.runIf(existsSync(join(WEB_ROOT, 'index.html')))('the page', () => {
  let t: TestHouse;
  beforeAll(async () => {
    t = await createTestHouse();
  });
  afterAll(() => t.close());

  const get = (url: string, headers = {}) => t.app.inject({ method: 'GET', url, headers });

  test.each([
    ['/', 200, 'it'],
    ['/de', 200, 'de'],
    ['/en/rent/fill/occupation', 200, 'en'],
    ['/de/unauthorized', 200, 'de'],
    ['/en/timeout', 200, 'en'],
    ['/it/rapid/partner-entry-point', 200, 'it'],
    ['/de/rapid/partner-entry-point/flat-7', 200, 'de'],
    ['/verify-report', 200, 'it'],
    ['/en/verify-report', 200, 'en'],
    ['/0a7c0100-0000-4000-8000-000000000011/receive-yapily-callback', 200, 'it'],
    ['/de/rent/partner-entry-point', 404, 'de'],
    ['/rapid/partner-entry-point', 404, 'it'],
    ['/timeout', 404, 'it'],
    ['/nobody/receive-yapily-callback', 404, 'it'],
    ['/fr/fill/occupation', 404, 'it'],
    ['/de/no/such/page', 404, 'de'],
    ['/en/lease/fill/occupation', 404, 'en'],
  ])('ROUTE-07 %s answers %i in %s', async (path, status, language) => {
    const answer = await get(path);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<html lang="${language}"`);
  });

  test('it is told what it must know about this house, in a form that cannot be run', async () => {
    const { body } = await get('/it');
    const notice = /<script type="application\/json" id="vesta-house">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
    expect(JSON.parse(notice)).toMatchObject({ sandbox: true, marketingUrl: null });
    expect(body).toMatch(/<link rel="modulepreload"[^>]* href="\/assets\/core-[\w-]+\.js">/);
  });

  test('a page behind the first one names early what only it needs', async () => {
    const others = /<link rel="modulepreload"[^>]* href="\/assets\/other-pages-[\w-]+\.js">/;
    expect((await get('/it')).body).not.toMatch(others);
    expect((await get('/it/terms')).body).toMatch(others);
    expect((await get('/de/no/such/page')).body).toMatch(others);
  });

  test('hashed files are kept for ever and travel compressed, the page itself is asked for anew', async () => {
    const page = await get('/it');
    expect(page.headers['cache-control']).toBe('no-cache');
    const script = /src="(\/assets\/[\w-]+\.js)"/.exec(page.body)?.[1] ?? '';
    const answer = await get(script, { 'accept-encoding': 'br' });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-encoding']).toBe('br');
  });

  test('a missing asset is not answered with a page, and nothing outside is served', async () => {
    expect((await get('/assets/none.js')).json()).toMatchObject({ success: false });
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.vite/manifest.json/..',
    ]) {
      const answer = await get(path);
      expect(answer.body).not.toContain('"workspaces"');
      expect(answer.body).not.toContain('"dependencies"');
    }
  });

  test.each([
    ['/de/fill/occupation', 'de.localhost:3000', true],
    ['/', 'localhost:3000', true],
    ['/it/fill/occupation?hideNav', 'localhost:3000', false],
    ['/it/rent/fill/occupation', 'localhost:3000', false],
    ['/it/fill/occupation/some-listing', 'localhost:3000', false],
    ['/it/nowhere', 'localhost:3000', false],
  ])('%s at %s arrives already drawn: %s', async (path, host, drawn) => {
    const { body } = await get(path, { host });
    expect(body.includes('<h1')).toBe(drawn);
    expect(body).toMatch(drawn ? /<div id="root" inert>.*20\s€/s : /<div id="root"><\/div>/);
    expect(body).not.toMatch(/Occupation\.\w+|first-page/);
    expect(/<script type="module" fetchpriority="low"/.test(body)).toBe(drawn);
    expect(body.includes(`href="http://de.localhost:3000/de/fill/occupation"`)).toBe(drawn);
  });

  test('the page comes packed to whoever can unpack it', async () => {
    const packed = await get('/it', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await get('/it')).body);
  });
});
