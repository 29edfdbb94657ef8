import type { Statement } from './statement.ts';

export interface BareServerSettings {
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: it answers without asking the database. */
  statement: Statement | null;
}
