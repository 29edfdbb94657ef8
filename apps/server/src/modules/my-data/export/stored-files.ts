import { asc, inArray } from 'drizzle-orm';
import { documents, files } from '../../../db/schema/index.ts';
import type { House } from '../../../house.ts';
import { openLabel } from '../../documents/label.ts';
import type { Whose } from './export-tables.ts';

type FileRow = typeof files.$inferSelect;

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/json': 'json',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** A name that every system can write, whatever somebody called their file. */
function nameOf(row: FileRow, label: string | undefined, place: number): string {
  const number = String(place + 1).padStart(3, '0');
  const plain = (label ?? 'vesta')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .slice(0, 80);
  const ending = endings[row.contentType] ?? 'bin';
  return `files/${number}-${plain.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${ending}`;
}

/** The files of a person in the order in which they came. */
export async function* storedFiles(
  house: Pick<House, 'database' | 'vault'>,
  { applicationIds }: Whose,
): AsyncGenerator<{ name: string; row: FileRow }> {
  const mine = await house.database.orm
    .select()
    .from(files)
    .where(inArray(files.applicationId, [...applicationIds]))
    .orderBy(asc(files.createdAt), asc(files.id));
  const papers = await house.database.orm
    .select({ fileId: documents.fileId, label: documents.labelSealed })
    .from(documents)
    .where(inArray(documents.applicationId, [...applicationIds]));
  for (const [place, row] of mine.entries()) {
    const paper = papers.find(({ fileId }) => fileId === row.id);
    yield { name: nameOf(row, paper && openLabel(house, paper.label).name, place), row };
  }
}
