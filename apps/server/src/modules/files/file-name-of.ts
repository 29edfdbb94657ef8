import { reportNumber } from '@vesta/domain/report-number';
import { eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** The name under which a file is saved: a report's tells its number, anything else names nobody and nothing. */
export async function fileNameOf(
  { database }: Pick<House, 'database'>,
  { id, contentType }: { id: string; contentType: string },
): Promise<string> {
  const [paper] = await database.orm
    .select({ reportId: reportFiles.reportId, scope: reportFiles.scope })
    .from(reportFiles)
    .where(eq(reportFiles.fileId, id));
  if (!paper) return `Vesta.${ENDINGS[contentType] ?? 'bin'}`;
  return `Vesta-${reportNumber(paper.reportId)}${paper.scope === 'aggregated' ? '-household' : ''}.pdf`;
}
