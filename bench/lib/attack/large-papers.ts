import { setTimeout as delay } from 'node:timers/promises';
import type { Applicant } from '../applicant.ts';
import { handIn, untilJudged } from '../hand-in.ts';
import { residentBytes } from '../process-figures.ts';
import type { ServerProcess } from '../server-process.ts';
import { type Health, healthDuring } from './health.ts';

const MEGABYTE = 1024 ** 2;
const PICTURES = 40;
const SAMPLE_EVERY_MS = 20;

/** A true paper with so many bytes behind it that nobody reads. */
function padded(paper: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(megabytes * MEGABYTE).fill(32);
  bytes.set(paper);
  bytes.set(Buffer.from('\n%%EOF\n'), bytes.length - 7);
  return bytes;
}

export interface Pictures {
  readonly growthMb: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly other: Health;
}

/** Somebody asks for one page of a large paper many times at once, while somebody else looks at their own state. */
export async function askForPictures(
  server: ServerProcess,
  [greedy, other]: readonly [Applicant, Applicant],
  paper: Uint8Array,
): Promise<Pictures> {
  const { address, pid } = server;
  const id = await handIn(address, greedy, { name: 'large.pdf', type: 'payslip', bytes: padded(paper, 19) });
  await untilJudged(address, greedy, id);
  const url = `${address}/api/v1/other-documents/${id}/pages/1?application_id=${greedy.applicationId}`;
  const before = await residentBytes(pid);
  let [peak, isOver] = [before, false];
  const sampling = (async () => {
    for (; !isOver; await delay(SAMPLE_EVERY_MS)) peak = Math.max(peak, await residentBytes(pid));
  })();
  const statuses: Record<string, number> = {};
  const ask = async () => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${greedy.token}` } }).catch(() => null);
    await answer?.arrayBuffer();
    const status = answer?.status ?? 0;
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const state = `${address}/api/v1/state/?application_id=${other.applicationId}`;
  const health = await healthDuring(
    state,
    async () => {
      await Promise.all(Array.from({ length: PICTURES }, ask));
    },
    { authorization: `Bearer ${other.token}` },
  );
  isOver = true;
  await sampling;
  return { growthMb: (peak - before) / MEGABYTE, statuses, other: health };
}

/** Twenty megabytes that begin like a sealed report and are none: what the server's own thread has to do with them. */
export async function verifyHostile({ address }: ServerProcess): Promise<{ status: number; health: Health }> {
  const size = 20 * MEGABYTE - 1024;
  const part = Buffer.from('1 0 obj << /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >> endobj\n');
  const bytes = new Uint8Array(size);
  for (let at = 9; at + part.length < size; at += part.length) bytes.set(part, at);
  bytes.set(Buffer.from('%PDF-1.7\n'));
  let status = 0;
  const health = await healthDuring(`${address}/healthz`, async () => {
    const answer = await fetch(`${address}/api/v1/openapis/verify-pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/pdf' },
      body: bytes,
    }).catch(() => null);
    await answer?.arrayBuffer();
    status = answer?.status ?? 0;
  });
  return { status, health };
}
