import { buffer } from 'node:stream/consumers';
import { and, eq, isNull } from 'drizzle-orm';
import type { MailAttachment } from '../../adapters/mail/index.ts';
import { files } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';
import { PermanentJobFailure } from '../../jobs/job-errors.ts';

/** The stored files that a mail takes along. One that was erased in the meantime will not come back. */
export function readAttachments(
  { database, files: storage }: Pick<House, 'database' | 'files'>,
  wanted: readonly { fileId: string; fileName: string }[],
): Promise<MailAttachment[]> {
  return Promise.all(
    wanted.map(async ({ fileId, fileName }) => {
      const [row] = await database.orm
        .select()
        .from(files)
        .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
      if (!row) throw new PermanentJobFailure('A file that the mail should carry is gone.');
      return { filename: fileName, contentType: row.contentType, content: await buffer(await storage.read(row)) };
    }),
  );
}
