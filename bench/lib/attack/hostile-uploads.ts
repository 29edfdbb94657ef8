import { setTimeout as delay } from 'node:timers/promises';
import type { Applicant } from '../applicant.ts';
import { papersOf } from '../hand-in.ts';
import { mutantOf, type Seeds } from '../hostile/attack.ts';

const AT_ONCE = 4;
/** A busy machine reads slowly; what is stuck is told by nothing moving for so long. */
const STANDSTILL_MS = 120_000;
const PATIENCE_MS = 1_500_000;

export interface Uploaded {
  /** Answers by their status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Papers that were taken and never judged. */
  readonly stuck: number;
}

async function send(address: string, { applicationId, token }: Applicant, bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.set('type', 'payslip');
  form.set('file', new Blob([new Uint8Array(bytes)]), 'paper.pdf');
  const url = `${address}/api/v1/other-documents/upload?application_id=${applicationId}`;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(url, { method: 'POST', headers, body: form }).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.status ?? 0;
}

async function unjudged(address: string, people: readonly Applicant[]): Promise<number> {
  const lists = await Promise.all(people.map((who) => papersOf(address, who)));
  return lists.flat().filter(({ isParsed }) => !isParsed).length;
}

/** Broken files handed in as people hand theirs in, until each has its verdict. */
export async function uploadHostile(
  address: string,
  people: readonly Applicant[],
  seeds: Seeds,
  count: number,
): Promise<Uploaded> {
  const statuses: Record<string, number> = {};
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, async (_, index) => {
        const number = first + index;
        const who = people[number % people.length];
        if (!who) throw new Error('nobody is there to hand in a file');
        const status = await send(address, who, mutantOf(seeds, number).bytes);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }),
    );
  const end = performance.now() + PATIENCE_MS;
  let [stuck, movedAt] = [await unjudged(address, people), performance.now()];
  while (stuck > 0 && performance.now() < Math.min(end, movedAt + STANDSTILL_MS)) {
    await delay(1000);
    const left = await unjudged(address, people);
    if (left < stuck) movedAt = performance.now();
    stuck = left;
  }
  return { statuses, stuck };
}
