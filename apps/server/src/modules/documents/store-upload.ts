import { isUnlistedBank } from '@vesta/domain/documents/banks';
import { contentTypes, type UploadFormat } from '@vesta/domain/documents/formats';
import { and, eq, isNull } from 'drizzle-orm';
import type { WrittenFile } from '../../adapters/file-storage/index.ts';
import type { Transaction } from '../../db/database.ts';
import { documents, files } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import type { Access, OwnApplication } from '../access/access.ts';
import { lockLiving } from '../applications/lock-living.ts';
import { recordAct } from '../audit/record.ts';
import { sealBank } from './chosen-bank.ts';
import { eraseDocument, removeBytes } from './delete-document.ts';
import { openLabel, sealLabel } from './label.ts';
import { parseDocument } from './parse-document.job.ts';
import { rankInLine } from './rank-in-line.ts';
import type { ReceivedUpload } from './receive-upload.ts';
import { refusalOf } from './refusal.ts';
import { roomForAnother } from './room-for-another.ts';
import type { UploadForm } from './upload-form.ts';
import { type Said, saying, verdictColumns } from './verdict.ts';

type Needs = Pick<House, 'files' | 'database' | 'clock' | 'vault' | 'queue'>;
type Owner = Access & { application: OwnApplication };

const living = (applicationId: string) => and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt));

async function sameKey(tx: Transaction, applicationId: string, key: string | null): Promise<string | null> {
  if (key === null) return null;
  const [row] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(living(applicationId), eq(documents.uploadKey, key)));
  return row?.id ?? null;
}

/**
 * The same file once more is named as a copy. One that was refused in another place is no copy: it is meant for this
 * one, and the refused paper goes.
 */
async function duplicateOf(house: Needs, tx: Transaction, owner: Owner, form: UploadForm, sha256: Buffer) {
  const [twin] = await tx
    .select()
    .from(documents)
    .where(and(living(owner.application.id), eq(documents.sha256, sha256)))
    .limit(1);
  if (twin?.isBlocker && twin.type !== form.type)
    return { said: null, erased: await eraseDocument(house, tx, owner, twin) };
  const said = twin ? copyOf(house, twin.labelSealed) : null;
  return { said, erased: [] };
}

const copyOf = (house: Needs, label: Buffer): Said =>
  saying('Uploads.Error.Duplicate', { data: { name: openLabel(house, label).name } });

async function insertFile(
  house: Needs,
  tx: Transaction,
  applicationId: string,
  written: WrittenFile,
  format: UploadFormat,
) {
  const [row] = await tx
    .insert(files)
    .values({
      ...written,
      applicationId,
      contentType: contentTypes[format],
      createdAt: house.clock.now(),
    })
    .returning({ id: files.id });
  return row?.id ?? null;
}

/**
 * Writes down an upload: the paper, its file, the order to read it and the act, all or none. A file that is turned away
 * still leaves a paper with its error, and no bytes. Sent twice under one key, it is the first one.
 */
export async function storeUpload(
  house: Needs,
  owner: Owner,
  form: UploadForm,
  { file, fileName }: ReceivedUpload,
): Promise<string> {
  const { user, application, handover } = owner;
  const { written } = file;
  let isKept = false;
  let erased: Awaited<ReturnType<typeof eraseDocument>> = [];
  const now = house.clock.now();
  try {
    return await inTransaction(house.database, async (tx) => {
      // One upload of an application at a time: two tabs that send the same paper at once shall see each other.
      await lockLiving(tx, application.id);
      const known = await sameKey(tx, application.id, form.upload_key);
      if (known) return known;
      await roomForAnother(tx, application.id);
      const unfit = refusalOf(file, form.type);
      const twin = written && !unfit ? await duplicateOf(house, tx, owner, form, written.sha256) : null;
      erased = twin?.erased ?? [];
      const refusal = unfit ?? twin?.said ?? null;
      const fileId =
        written && !refusal ? await insertFile(house, tx, application.id, written, file.format as UploadFormat) : null;
      const { sizeBytes } = file;
      const priority = fileId
        ? await rankInLine(tx, application.id, { format: file.format as UploadFormat, sizeBytes })
        : 0;
      const [row] = await tx
        .insert(documents)
        .values({
          applicationId: application.id,
          fileId,
          type: form.type,
          labelSealed: sealLabel(house, {
            name: form.name || fileName,
            description: form.description,
            size: file.sizeBytes,
            ...(form.sort ? { sort: true } : {}),
          }),
          idType: form.id_type,
          selectedIdsCombination: form.selected_ids_combination,
          bankSealed: sealBank(house, { abi: form.abi, name: form.bank }),
          bankIsNotInList: isUnlistedBank(form.abi),
          handoverId: handover?.id ?? null,
          uploadKey: form.upload_key,
          createdAt: now,
          ...(fileId && written ? { sha256: written.sha256 } : {}),
          ...(refusal
            ? {
                parseStatus: 'failed',
                parsedAt: now,
                ...verdictColumns(house, { messages: [refusal], recognised: null }),
              }
            : {}),
        })
        .returning({ id: documents.id });
      if (!row) throw new Error('an upload has no row');
      if (fileId) await house.queue.enqueue(parseDocument, { documentId: row.id }, { tx, priority });
      await recordAct(tx, now, {
        actorKind: 'applicant',
        actorId: user.id,
        action: refusal ? 'document.refused' : 'document.uploaded',
        applicationId: application.id,
        subjectId: row.id,
        data: { type: form.type, bytes: file.sizeBytes, ...(refusal ? { reason: refusal.message_key } : {}) },
      });
      isKept = fileId !== null;
      return row.id;
    });
  } catch (error) {
    isKept = false;
    erased = [];
    throw error;
  } finally {
    if (written && !isKept) await house.files.delete(written).catch(() => undefined);
    await removeBytes(house, erased);
  }
}
