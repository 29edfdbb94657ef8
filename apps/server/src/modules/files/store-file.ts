import type { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { files } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { recordAct } from '../audit/record.ts';

type Needs = Pick<House, 'files' | 'database' | 'clock'>;

/** Streams a file into encrypted storage for the caller's own application. Without its row the bytes are removed again. */
export async function storeFile(
  house: Needs,
  access: Access & { application: OwnApplication },
  { body, contentType }: { body: Readable; contentType: string },
): Promise<{ id: string; sizeBytes: number }> {
  const written = await house.files.write(body, { maxBytes: MAX_UPLOAD_BYTES });
  try {
    return await inTransaction(house.database, async (tx) => {
      await lockLiving(tx, access.application.id);
      const [row] = await tx
        .insert(files)
        .values({
          ...written,
          sha256: Buffer.from(written.sha256),
          applicationId: access.application.id,
          contentType,
          createdAt: house.clock.now(),
        })
        .returning({ id: files.id, sizeBytes: files.sizeBytes });
      if (!row) throw new Error('a stored file has no row');
      await recordAct(tx, house.clock.now(), {
        actorKind: 'applicant',
        actorId: access.user.id,
        action: 'file.stored',
        applicationId: access.application.id,
        subjectId: row.id,
        data: { bytes: row.sizeBytes },
      });
      return row;
    });
  } catch (error) {
    await house.files.delete(written).catch(() => undefined);
    throw error;
  }
}
