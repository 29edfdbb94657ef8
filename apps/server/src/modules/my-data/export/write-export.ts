import { Readable } from 'node:stream';
import type { Language } from '@vesta/domain/languages';
import { eq, getTableName } from 'drizzle-orm';
import { applications, type users } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { exportTables, type Whose } from './export-tables.ts';
import { exportWords } from './export-words.ts';
import { openRow } from './open-row.ts';
import { recipientsLog } from './recipients-log.ts';
import { reportExplanations } from './report-explanations.ts';
import { storedFiles } from './stored-files.ts';
import { type ZipEntry, zip } from './zip.ts';

type Needs = Pick<House, 'database' | 'vault' | 'files' | 'clock' | 'log'>;

export async function whoseIs(
  { database }: Needs,
  user: Pick<typeof users.$inferSelect, 'id' | 'emailIndex'>,
): Promise<Whose> {
  const rows = await database.orm
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.userId, user.id));
  return { userId: user.id, emailIndex: user.emailIndex, applicationIds: rows.map(({ id }) => id) };
}

const json = (name: string, value: unknown): ZipEntry => ({
  name,
  body: [Buffer.from(`${JSON.stringify(value, null, 2)}\n`, 'utf8')],
});

async function* entries(house: Needs, whose: Whose, language: Language): AsyncGenerator<ZipEntry> {
  yield { name: exportWords[language].fileName, body: [Buffer.from(exportWords[language].text, 'utf8')] };
  for (const { table, where } of exportTables) {
    const rows = await house.database.orm.select().from(table).where(where(house.database.orm, whose));
    yield json(
      `data/${getTableName(table)}.json`,
      rows.map((row) => openRow(house, table, row)),
    );
  }
  yield json('recipients.json', await recipientsLog(house, whose));
  yield json('explanation.json', await reportExplanations(house, whose));
  for await (const { name, row } of storedFiles(house, whose)) {
    const body = await house.files.read(row).catch(() => null);
    // Erased while the archive was on its way.
    if (!body) house.log.warn({ fileId: row.id }, 'a file of an export is not there');
    else yield { name, body };
  }
}

/** All that is kept about a person, as one archive that flows: data as JSON, files as they were handed in. */
export const writeExport = (house: Needs, whose: Whose, language: Language): Readable =>
  Readable.from(zip(entries(house, whose, language), house.clock.now()), { objectMode: false });
