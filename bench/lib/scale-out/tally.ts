import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster.ts';

/** What must be zero, whatever happened: something done twice, or left undone. */
export interface Tally {
  readonly charges: number;
  readonly receipts: number;
  readonly reports: number;
  readonly papers: number;
  readonly mails: number;
  readonly jobsGivenUp: number;
  readonly jobsLeft: number;
}

const twice = (table: string, by: string, where = 'true') =>
  `select count(*)::int as n from (select 1 from ${table} where ${where} group by ${by} having count(*) > 1) as more`;

const questions = {
  charges: twice('payments', 'application_id', "status = 'complete'"),
  receipts: twice('receipts', 'payment_id'),
  reports: twice('reports', 'application_id, kind'),
  papers: `select count(*)::int as n from documents where parse_status <> 'parsed' or inspection_sealed is null`,
  jobsGivenUp: `select count(*)::int as n from pgboss.job where name like '%.dead'`,
  jobsLeft: `select count(*)::int as n from pgboss.job where state < 'completed' and start_after < now() and name not like '%.dead'`,
} as const;

/** The message id is that of the job: two with the same one are one mail sent twice. */
function mailsTwice({ mails }: Cluster): number {
  const ids = mails.map(({ raw }) => /^message-id: (\S+)/im.exec(raw.toString('utf8'))?.[1] ?? '');
  return ids.length - new Set(ids).size;
}

/** A receipt is mailed a moment after the report is read; what is still there then was left behind. */
const WORK_ENDS_WITHIN_MS = 180_000;

export async function tallyOf(cluster: Cluster): Promise<Tally> {
  const client = new pg.Client({ connectionString: cluster.database.url('postgres') });
  await client.connect();
  const count = async (question: string) => (await client.query<{ n: number }>(question)).rows[0]?.n ?? Number.NaN;
  try {
    const end = performance.now() + WORK_ENDS_WITHIN_MS;
    while ((await count(questions.jobsLeft)) > 0 && performance.now() < end) await delay(500);
    const counted: Record<string, number> = {};
    for (const [name, question] of Object.entries(questions)) counted[name] = await count(question);
    return { ...counted, mails: mailsTwice(cluster) } as unknown as Tally;
  } finally {
    await client.end();
  }
}

export const inWords = (tally: Tally): string =>
  Object.entries(tally)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export const isClean = (tally: Tally): boolean => Object.values(tally).every((count) => count === 0);
