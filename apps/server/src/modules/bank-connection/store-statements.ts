import { Readable } from 'node:stream';
import type { LeftOut } from '@vesta/domain/bank-connection/answers';
import { MAX_UPLOAD_BYTES } from '@vesta/domain/limits';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { WrittenFile } from '../../adapters/file-storage/index.ts';
import type { Transaction } from '../../db/database.ts';
import { bankConsents, documents, files } from '../../db/schema/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { House } from '../../house.ts';
import { BANK_LEFT_OUT } from '../../lib/vault/contexts.ts';
import { recordAct } from '../audit/record.ts';
import { sealBank } from '../documents/chosen-bank.ts';
import { sealLabel } from '../documents/label.ts';
import { parseDocument } from '../documents/parse-document.job.ts';
import type { AccountFeed } from './account-feed.ts';
import { accountName } from './account-name.ts';
import { bankOf } from './consent-bank.ts';
import type { ConsentRow } from './consent-row.ts';
import { statementKey } from './statement-key.ts';

type Needs = Pick<House, 'database' | 'vault' | 'files' | 'clock' | 'queue' | 'openBanking'>;

export interface Statement {
  readonly feed: AccountFeed;
  readonly file: Buffer;
}

const write = (house: Needs, file: Buffer): Promise<WrittenFile> =>
  house.files.write(Readable.from([file], { objectMode: false }), { maxBytes: MAX_UPLOAD_BYTES });

async function insertStatement(
  house: Needs,
  tx: Transaction,
  row: ConsentRow,
  { feed, file }: Statement,
  { written, place }: { written: WrittenFile; place: number },
) {
  const now = house.clock.now();
  const bank = bankOf(house, row);
  const [kept] = await tx
    .insert(files)
    .values({ ...written, applicationId: row.applicationId, contentType: 'application/json', createdAt: now })
    .returning({ id: files.id });
  const [document] = await tx
    .insert(documents)
    .values({
      applicationId: row.applicationId,
      fileId: kept?.id ?? null,
      type: 'bank_statement',
      source: house.openBanking.name,
      labelSealed: sealLabel(house, {
        name: accountName(bank.name, feed.account),
        description: null,
        size: file.length,
      }),
      bankSealed: sealBank(house, bank),
      handoverId: row.handoverId,
      uploadKey: statementKey(house, row.id, feed.account, place),
      sha256: written.sha256,
      createdAt: now,
    })
    .returning({ id: documents.id });
  if (!document) throw new Error('a statement has no row');
  // Read at once by whoever stored it; the order is for the case that nobody lives to do it.
  await house.queue.enqueue(parseDocument, { documentId: document.id }, { tx });
  return document.id;
}

/**
 * Writes down what a bank sent: one statement per account, and that the consent is used up, all or none. Null where
 * somebody else was first.
 */
export async function storeStatements(
  house: Needs,
  row: ConsentRow,
  statements: readonly Statement[],
  leftOut: LeftOut,
): Promise<string[] | null> {
  const written: WrittenFile[] = [];
  let isKept = false;
  try {
    for (const { file } of statements) written.push(await write(house, file));
    const ids = await inTransaction(house.database, async (tx) => {
      const now = house.clock.now();
      const [first] = await tx
        .update(bankConsents)
        .set({
          status: 'fetched',
          usedAt: now,
          errorKey: null,
          secretSealed: null,
          leftOutSealed: house.vault.sealJson(leftOut, BANK_LEFT_OUT),
        })
        .where(and(eq(bankConsents.id, row.id), eq(bankConsents.status, 'authorised'), isNull(bankConsents.usedAt)))
        .returning({ id: bankConsents.id });
      if (!first) return null;
      const stored: string[] = [];
      for (const [place, statement] of statements.entries()) {
        const file = written[place];
        if (file) stored.push(await insertStatement(house, tx, row, statement, { written: file, place }));
      }
      await recordAct(tx, now, {
        actorKind: 'applicant',
        actorId: row.userId,
        action: 'bank.statements-fetched',
        applicationId: row.applicationId,
        subjectId: row.id,
        data: { accounts: stored.length },
      });
      return stored;
    });
    isKept = ids !== null;
    return ids;
  } finally {
    if (!isKept) await Promise.allSettled(written.map((file) => house.files.delete(file)));
  }
}

/** Older statements of the same accounts that came through a connection. */
export async function supersededBy(
  { database }: Pick<House, 'database'>,
  { applicationId }: ConsentRow,
  newer: readonly string[],
): Promise<string[]> {
  const rows = await database.orm
    .select({ id: documents.id, key: documents.uploadKey })
    .from(documents)
    .where(
      and(eq(documents.applicationId, applicationId), isNull(documents.deletedAt), ne(documents.source, 'upload')),
    );
  const accountOf = (key: string | null): string => key?.split(':').at(-1) ?? '';
  const fresh = new Set(rows.filter(({ id }) => newer.includes(id)).map(({ key }) => accountOf(key)));
  return rows.filter(({ id, key }) => !newer.includes(id) && fresh.has(accountOf(key))).map(({ id }) => id);
}
