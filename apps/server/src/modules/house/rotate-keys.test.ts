import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHouse, type TestHouse } from '../../../test/house.ts';
import { deliveredMails } from '../../../test/mails.ts';
import { files } from '../../db/schema/index.ts';
import { personas } from '../../db/seed/personas.ts';
import { furnishHouse } from '../../open-house.ts';
import { rotateKeys } from './rotate-keys.ts';

let t: TestHouse;
const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
beforeAll(async () => {
  t = await createTestHouse({ MASTER_KEY: oldKey.toString('base64') });
});
afterAll(() => t.close());

const withKeys = (masterKey: Buffer, previousMasterKeys: Buffer[]) =>
  furnishHouse({ ...t.house.config, masterKey, previousMasterKeys }, t.database, { clock: t.clock, log: t.house.log });

test('after a rotation everything opens under the new key alone: people, files, waiting jobs', async () => {
  const written = await t.house.files.write(Readable.from([Buffer.from('payslip')]), { maxBytes: 100 });
  await t.database.orm.insert(files).values({
    ...written,
    sha256: Buffer.from(written.sha256),
    applicationId: personas.giulia.applicationId,
    contentType: 'application/pdf',
  });
  await t.as('giulia', { method: 'POST', url: '/api/v1/workflow/send-continue-later-email' });

  const both = await withKeys(newKey, [oldKey]);
  expect(await rotateKeys(both)).toMatchObject({
    users: Object.keys(personas).length,
    files: 1,
    jobs: 1,
    // The key of the indexes, the key of the codes, the seal and its certificate.
    house_secrets: 4,
  });
  expect(Object.values(await rotateKeys(both)).every((count) => count === 0)).toBe(true);

  const fresh = await withKeys(newKey, []);
  const [row] = await t.database.orm.select().from(files);
  if (!row) throw new Error('the file is gone');
  const chunks = await (await fresh.files.read(row)).toArray();
  expect(Buffer.concat(chunks).toString()).toBe('payslip');
  const mails = await deliveredMails({ ...t, house: fresh });
  expect(mails.at(-1)?.to?.[0]?.address).toBe(personas.giulia.profile.email);
});

test('a house does not open with a key that is not its own, and says what to do', async () => {
  await expect(withKeys(randomBytes(32), [])).rejects.toThrow(/MASTER_KEY_PREVIOUS/);
});

test('a key that is missing beside existing data is asked for, and never replaced', async () => {
  const alone = await createTestHouse();
  const file = join(alone.house.config.dataDir, 'master.key');
  await rm(file);
  const opening = furnishHouse(alone.house.config, alone.database, { clock: alone.clock, log: alone.house.log });
  await expect(opening).rejects.toThrow(/master\.key is missing.*backup/);
  expect(existsSync(file)).toBe(false);
  await alone.close();
});
