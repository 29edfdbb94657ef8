import type { House } from '../house.ts';
import { table } from './table.ts';

/** What a command says: an exit status, words for a person, and the same for a program. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
}

/**
 * A verb that works on the house and answers once. It runs inside the server where one is running, and in a house of its
 * own otherwise; so it writes to no screen and reads no environment. A new one is a file here and a line in the table.
 */
export interface AdminCommand {
  readonly summary: string;
  readonly usage: string;
  run(house: House, args: readonly string[]): Promise<Answer>;
}

const STATUS = { ok: 0, failed: 1, usage: 2 } as const;

export const said = (text: string, data: unknown = { message: text }): Answer => ({ status: STATUS.ok, text, data });
export const failed = (text: string): Answer => ({ status: STATUS.failed, text, data: { error: text } });
export const misused = ({ usage }: Pick<AdminCommand, 'usage'>, why?: string): Answer => {
  const text = `${why ? `${why} ` : ''}Use: vesta ${usage}`;
  return { status: STATUS.usage, text, data: { error: text } };
};

type Row = Readonly<Record<string, unknown>>;

/** Rows under the names of their fields; a sentence where there are none. */
export const listed = (rows: readonly Row[], none: string): Answer => said(rows.length > 0 ? table(rows) : none, rows);
