import { setTimeout as delay } from 'node:timers/promises';
import type { Applicant } from './applicant.ts';

export interface Paper {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Listed {
  id: string;
  isParsed: boolean;
  hasError: boolean;
}

/** Often, so that the time is exact; whoever stands for a browser asks as seldom as a browser. */
const EXACTLY_MS = 50;

const addressOf = ({ type }: Paper): string => {
  if (type === 'bank_statement') return 'bank-account/upload';
  return type === 'fiscal_doc' ? 'other-documents/upload-fiscal' : 'other-documents/upload';
};

const query = ({ applicationId }: Applicant): string => `application_id=${applicationId}&lang=en`;
const headersOf = ({ token }: Applicant) => ({ authorization: `Bearer ${token}` });

/** Uploads one paper the way a browser does, and returns its id. */
export async function handIn(address: string, who: Applicant, paper: Paper): Promise<string> {
  const form = new FormData();
  form.set('type', paper.type);
  form.set('description', paper.name);
  form.set('file', new Blob([paper.bytes]), paper.name);
  const response = await fetch(`${address}/api/v1/${addressOf(paper)}?${query(who)}`, {
    method: 'POST',
    headers: headersOf(who),
    body: form,
  });
  const reply = (await response.json()) as { document_id?: string };
  if (!response.ok || !reply.document_id) throw new Error(`An upload was answered with ${response.status}.`);
  return reply.document_id;
}

export async function papersOf(address: string, who: Applicant): Promise<Listed[]> {
  const response = await fetch(`${address}/api/v1/other-documents/list?${query(who)}`, { headers: headersOf(who) });
  const list = (await response.json()) as { uploadedBankStatements: Listed[]; uploadedOtherDocuments: Listed[] };
  return [...list.uploadedBankStatements, ...list.uploadedOtherDocuments];
}

/** From now until the paper has its verdict. */
export async function untilJudged(
  address: string,
  who: Applicant,
  id: string,
  pollMs: number = EXACTLY_MS,
): Promise<number> {
  const from = performance.now();
  for (;;) {
    const paper = (await papersOf(address, who)).find((one) => one.id === id);
    if (paper?.isParsed) return performance.now() - from;
    await delay(pollMs);
  }
}

export async function remove(address: string, who: Applicant, id: string): Promise<void> {
  const url = `${address}/api/v1/other-documents/delete?${query(who)}&document_id=${id}`;
  await fetch(url, { method: 'POST', headers: headersOf(who) });
}
