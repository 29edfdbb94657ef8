import { Readable } from 'node:stream';
import type { Language } from '@vesta/domain/languages';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import type { RegionCode } from '@vesta/domain/regions/codes';
import { eq } from 'drizzle-orm';
import { readOperator } from '../../config/operator.ts';
import type { Transaction } from '../../db/database.ts';
import { files, receipts } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { type LoadedReceipt, loadReceipt } from './load-receipt.ts';
import { receiptNumber } from './receipt-number.ts';
import { receiptPaper } from './receipt-paper.ts';

type Needs = Pick<House, 'database' | 'vault' | 'clock' | 'queue' | 'files' | 'config' | 'printer'>;

export const receiptFileName = (receipt: { year: number; number: number }): string =>
  `Vesta-${receiptNumber(receipt)}.pdf`;

async function sendReceipt(house: Needs, tx: Transaction, loaded: LoadedReceipt, fileId: string): Promise<void> {
  const { receipt, profile, application } = loaded;
  const fileName = receiptFileName(receipt);
  await enqueueMail(house, tx, {
    to: profile.email,
    // A receipt is owed also when everything else was erased.
    applicationId: null,
    region: application.region as RegionCode,
    language: receipt.language as Language,
    // The bill is Vesta's own and wears nobody else's colours.
    listingId: null,
    template: 'receipt',
    params: { firstName: profile.first_name, number: receiptNumber(receipt), fileName },
    attachments: [{ fileId, fileName }],
  });
}

/** Makes the paper of a receipt and sends it, once; whoever comes second finds it made. Answers the file's id. */
export async function issueReceipt(house: Needs, receiptId: string): Promise<string | null> {
  const loaded = await loadReceipt(house, receiptId);
  if (!loaded) return null;
  if (loaded.receipt.fileId) return loaded.receipt.fileId;
  const receipt = receiptPaper(loaded, readOperator(house.config.operatorFile));
  const paper = await house.printer.print({ kind: 'receipt', paper: receipt });
  const written = await house.files.write(Readable.from([Buffer.from(paper)]), { maxBytes: MAX_UPLOAD_BYTES });
  const kept = await inTransaction(house.database, async (tx) => {
    const [row] = await tx.select().from(receipts).where(eq(receipts.id, receiptId)).for('update');
    if (!row || row.fileId) return { fileId: row?.fileId ?? null, isOurs: false };
    const [file] = await tx
      .insert(files)
      .values({
        ...written,
        sha256: Buffer.from(written.sha256),
        applicationId: loaded.application.id,
        contentType: 'application/pdf',
        createdAt: house.clock.now(),
      })
      .returning({ id: files.id });
    if (!file) throw new Error('a receipt has no file');
    await tx.update(receipts).set({ fileId: file.id }).where(eq(receipts.id, receiptId));
    // Whoever was forgotten in the meantime has no address to send it to.
    if (loaded.profile.email !== '') await sendReceipt(house, tx, loaded, file.id);
    return { fileId: file.id, isOurs: true };
  }).catch(async (error) => {
    await house.files.delete(written).catch(() => undefined);
    throw error;
  });
  if (!kept.isOurs) await house.files.delete(written).catch(() => undefined);
  return kept.fileId;
}
