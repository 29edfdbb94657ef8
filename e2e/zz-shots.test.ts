import { readFileSync } from 'node:fs';
import { personas } from '../apps/server/src/db/seed/personas.ts';
import { test } from './harness/test.ts';

const load = (name: string) => JSON.parse(readFileSync(`apps/web/test/fixtures/report-${name}.json`, 'utf8'));
const answer = (report: unknown, more = {}) => ({
  success: true, hideReport: false, hide_report: false, processing: false, report, aggregated: null,
  reportId: '0a7c0100-0000-4000-8000-0000000000aa', report_id: '0a7c0100-0000-4000-8000-0000000000aa', valid_until: '2027-01-15T00:00:00.000Z', changes: [], can_download: true, message: null, ...more,
});
const changes = [
  { what: 'figure', key: 'affordable_rent', before: 65100, after: 60000, unit: 'cents' },
  { what: 'paper_added', key: 'payslip 2026-10 ACME SRL', before: null, after: null, unit: 'text' },
];
const shots = (process.env.SHOTS ?? 'rent-it:en,rent-de:de,rapid:it,mortgage:en').split(',');
test('shots', { timeout: 400_000 }, async ({ meet, house }) => {
  for (const shot of shots) {
    const [name = '', language = 'en'] = shot.split(':');
    for (const width of [390, 1280]) {
      const a = await meet({ viewport: { width, height: width === 390 ? 844 : 900 } });
      const type = name === 'rapid' ? 'rapid' : name === 'mortgage' ? 'mortgage' : 'rent';
      await a.meets('/v2/report/', { status: 200, body: answer(load(name), name === 'rent-it' ? { changes, aggregated: load('aggregated') } : {}) });
      await a.page.route('**/api/v2/report/pdf*', (r) => r.fulfill({ json: { success: true, status: 'ready', ready: true, link: '/x', pdf_link: '/x' } }));
      await a.meets('/v2/report/releases', { status: 200, body: { success: true, releases: name === 'mortgage' ? [{ id: 'r', report_id: 'x', recipient_kind: 'person', name: 'Carla Neri', email: 'carla@casa.example', delivery: 'link', with_household: false, created_at: '2026-11-15T10:00:00Z', expires_at: '2027-01-14T10:00:00Z', revoked_at: null, views: [{ what: 'page', at: '2026-11-15T12:00:00Z' }, { what: 'page', at: '2026-11-15T13:00:00Z' }] }] : [] } });
      await a.signsInAs('giulia');
      await a.page.goto(`${house.origin('it')}/${language}/${type}/fill/${personas.giulia.applicationId}/result`);
      await a.page.locator('#papers').waitFor();
      await a.page.waitForTimeout(500);
      await a.page.screenshot({ path: `/tmp/shots/${name}-${language}-${width}-folded.png`, fullPage: true });
      await a.page.evaluate(() => { for (const d of document.querySelectorAll('article details')) (d as HTMLDetailsElement).open = d.parentElement?.closest('details') === null; });
      await a.page.waitForTimeout(200);
      await a.page.screenshot({ path: `/tmp/shots/${name}-${language}-${width}-open.png`, fullPage: true });
      console.log(name, width, await a.page.evaluate(() => [document.scrollingElement?.scrollWidth, ...[...document.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().right > window.innerWidth + 1).map((e) => `${e.tagName}.${e.className}`).slice(0, 8)]));
      if (name === 'rent-it') {
        await a.page.locator('button', { hasText: '€600' }).first().click();
        await a.page.waitForTimeout(300);
        await a.page.screenshot({ path: `/tmp/shots/explain-${width}.png` });
        await a.page.keyboard.press('Escape');
        await a.page.locator('#release button').first().click();
        await a.page.waitForTimeout(300);
        await a.page.screenshot({ path: `/tmp/shots/release-${width}.png` });
      }
      await a.page.context().close();
    }
  }
});
