import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff, askDesk, deskToken } from '../../../../test/desk.ts';
import { createTestHouse, type TestHouse } from '../../../../test/house.ts';
import { lastMailTo } from '../../../../test/mails.ts';
import { auditLog, companies } from '../../../db/schema/index.ts';
import { demo } from '../../../db/seed/demo-ids.ts';

let t: TestHouse;
let token: string;
beforeAll(async () => {
  t = await createTestHouse();
  token = await deskToken(t, 'owner');
});
afterAll(() => t.close());

const ids = { company: demo.ortica.company };
const read = async () => (await askDesk(t, token, 'company.read', { ids })).json().company;
const save = (payload: object) => askDesk(t, token, 'company.save', { ids, payload });
const logo = (payload: Buffer, type: string) =>
  askDesk(t, token, 'company.logo', { ids, payload, headers: { 'content-type': type } });

describe('profile', () => {
  test('REV-02 SHELL-10 an owner changes name, colours and the address for reports, and applicants see it', async () => {
    const company = await read();
    const saved = await save({ ...company, name: 'Ortica Casa', primary: '#0A0A80', url: 'ortica.example' });
    expect(saved.json().company).toMatchObject({
      name: 'Ortica Casa',
      primary: '#0a0a80',
      url: 'https://ortica.example',
      version: company.version + 1,
    });
    const query = { listing_id: demo.ortica.listing };
    const seen = (await t.app.inject({ url: '/api/v1/workflow/listing-info', query })).json().listing.company;
    expect(seen).toMatchObject({ name: 'Ortica Casa', visualPrimaryColor: '#0a0a80' });
    const acts = await t.database.orm.select().from(auditLog).where(eq(auditLog.action, 'company.changed'));
    expect(acts).toMatchObject([{ actorKind: 'staff', actorId: demo.owner, subjectId: demo.ortica.company }]);
  });

  test('two owners who change it at once: the second is told, and nothing is overwritten', async () => {
    const company = await read();
    const [first, second] = await Promise.all([
      save({ ...company, tagline: 'First' }),
      save({ ...company, tagline: 'Second' }),
    ]);
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409]);
    expect((first.statusCode === 409 ? first : second).json().code).toBe('DESK_CHANGED');
    expect((await read()).tagline).toBe(first.statusCode === 200 ? 'First' : 'Second');
  });

  test.each([
    ['url', 'javascript:alert(1)'],
    ['url', 'https://user:secret@ortica.example'],
    ['primary', 'red; background: url(x)'],
    ['report_email', ''],
    ['name', ''],
  ])('a %s like %j is refused', async (field, value) => {
    const answer = await save({ ...(await read()), [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().msg[0].loc).toContain(field);
  });
});

describe('logo', () => {
  const picture = () =>
    sharp({ create: { width: 900, height: 300, channels: 4, background: '#5a2250' } }).withMetadata({
      exif: { IFD0: { ImageDescription: 'taken at home' } },
    });

  test.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn anew as a small PNG without remarks', async (format) => {
    const answer = await logo(await picture()[format]().toBuffer(), `image/${format}`);
    expect(answer.statusCode).toBe(200);
    const path = answer.json().logo;
    expect((await read()).logo).toBe(path);
    const served = await t.app.inject({ url: path });
    expect(served.headers['content-type']).toBe('image/png');
    const { width, height, exif } = await sharp(served.rawPayload).metadata();
    expect([width, height, exif]).toEqual([456, 152, undefined]);
  });

  const script = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><script>alert(1)</script></svg>',
  );
  test.each([
    ['an SVG with a script under the name of a PNG', script, 'image/png'],
    ['a page under the name of a JPEG', Buffer.from('<html><script>alert(1)</script></html>'), 'image/jpeg'],
    ['a PNG that is cut off', Buffer.from('\x89PNG\r\n\x1a\nnothing more', 'latin1'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
  ])('%s is refused, and the logo stays', async (_what, bytes, type) => {
    const before = (await read()).logo;
    expect((await logo(bytes, type)).statusCode).toBeGreaterThanOrEqual(400);
    expect((await read()).logo).toBe(before);
  });

  test('an SVG as such is refused by its kind', async () => {
    expect((await logo(script, 'image/svg+xml')).statusCode).toBe(415);
  });

  test('a script behind the bytes of a picture does not survive the drawing', async () => {
    const bytes = Buffer.concat([await picture().png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const path = (await logo(bytes, 'image/png')).json().logo;
    expect((await t.app.inject({ url: path })).rawPayload.includes('script')).toBe(false);
    expect((await t.app.inject({ url: '/logos/../package.json' })).statusCode).toBe(404);
    await askDesk(t, token, 'company.logo-remove', { ids, payload: {} });
    expect((await read()).logo).toBeNull();
    expect((await t.app.inject({ url: path })).statusCode).toBe(404);
  });
});

test('REV-02 an administrator makes a company; its owner finds it after signing in', async () => {
  const admin = await deskToken(t, await addStaff(t, { house: 'administrator' }));
  const owner_email = 'rosa.lang@lang-immobilien.example';
  const payload = { name: 'Lang Immobilien', owner_name: 'Rosa Lang', owner_email };
  const { id } = (await askDesk(t, admin, 'companies.create', { payload, query: { lang: 'de' } })).json();
  expect((await lastMailTo(t, owner_email))?.subject).toBe('Ihr Platz bei Lang Immobilien');
  const [row] = await t.database.orm.select().from(companies).where(eq(companies.id, id));
  expect(row).toMatchObject({ name: 'Lang Immobilien', reportEmail: owner_email });
  // Whoever makes a company has no place in it.
  expect((await askDesk(t, admin, 'company.read', { ids: { company: id } })).statusCode).toBe(404);
});
