import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { House } from '../../../house.ts';
import { sealedColumns } from '../../house/sealed-columns.ts';

type Row = Readonly<Record<string, unknown>>;

/** What opens a connection or stands for a secret says nothing about the person. */
const secrets: readonly string[] = ['bank_consents.secretSealed', 'files.storageKey'];

/** A row as its owner may read it: sealed values opened, hashes and keys left out. */
export function openRow({ vault }: Pick<House, 'vault'>, table: PgTable, row: Row): Record<string, unknown> {
  const name = getTableName(table);
  const opened: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (secrets.includes(`${name}.${field}`)) continue;
    if (!Buffer.isBuffer(value)) {
      opened[field] = value;
      continue;
    }
    const sealed = sealedColumns.find((column) => column.table === table && column.field === field);
    if (typeof sealed?.context !== 'string') continue;
    opened[field.replace(/Sealed$/, '')] = vault.openJson(value, sealed.context);
  }
  return opened;
}
