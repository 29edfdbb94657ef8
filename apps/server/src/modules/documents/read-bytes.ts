import { eq } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import type { House } from '../../house.ts';

/** A stored file as a whole, decrypted; null when it is gone. Uploads are at most 20 MB. */
export async function readBytes(
  { database, files: storage }: Pick<House, 'database' | 'files'>,
  fileId: string | null,
): Promise<Buffer | null> {
  const [file] = fileId ? await database.orm.select().from(files).where(eq(files.id, fileId)) : [];
  if (!file) return null;
  // Filled in place: a list of pieces and their sum would be twice the size.
  const whole = Buffer.allocUnsafe(file.sizeBytes);
  let at = 0;
  for await (const chunk of await storage.read(file)) at += (chunk as Buffer).copy(whole, at);
  return whole.subarray(0, at);
}
