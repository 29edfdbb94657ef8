import { setTimeout as delay } from 'node:timers/promises';
import type { Applicant } from '../applicant.ts';
import { handIn, papersOf } from '../hand-in.ts';
import { type ServerProcess, startVesta } from '../server-process.ts';

const LONGEST_LIFE_MS = 2500;

export interface Kills {
  readonly kills: number;
  readonly uploads: number;
  readonly words: number;
  readonly lost: number;
  readonly unopened: number;
}

const paper = (mark: string) => ({
  name: `${mark}.pdf`,
  type: 'payslip',
  bytes: new Uint8Array(Buffer.from(`%PDF-1.7\n% ${mark}\n%%EOF\n`)),
});

const callOf = ({ token }: Applicant) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** Says something that a person will have to answer; its id, once it is acknowledged. */
async function sayWords({ address }: ServerProcess, who: Applicant, documentId: string): Promise<string | null> {
  const answer = await fetch(`${address}/api/v1/my-data/applications/${who.applicationId}/review`, {
    method: 'POST',
    headers: callOf(who),
    body: JSON.stringify({ document_id: documentId, text: 'What was read here is not right.' }),
  }).catch(() => null);
  const said = answer?.ok ? await answer.json().catch(() => null) : null;
  return (said as { review_id?: string } | null)?.review_id ?? null;
}

async function wordsOf({ address }: ServerProcess, who: Applicant): Promise<string[]> {
  const answer = await fetch(`${address}/api/v1/my-data/`, { headers: callOf(who) });
  const { applications } = (await answer.json()) as { applications: { reviews: { id: string }[] }[] };
  return applications.flatMap(({ reviews }) => reviews.map(({ id }) => id));
}

interface Acknowledged {
  readonly papers: Set<string>;
  readonly words: Set<string>;
}

/** Uploads and speaks until the server is gone. What it answered for must be there afterwards. */
async function actUntilDead(server: ServerProcess, who: Applicant, life: number, acknowledged: Acknowledged) {
  for (let number = 0; ; number += 1) {
    const id = await handIn(server.address, who, paper(`${life}-${number}`)).catch(() => null);
    if (id === null) return;
    acknowledged.papers.add(id);
    const words = await sayWords(server, who, id);
    if (words !== null) acknowledged.words.add(words);
  }
}

/** Kills the server at random moments, again and again, and looks at the end for what had been acknowledged. */
export async function killOverAndOver(dataDir: string, people: readonly Applicant[], kills: number): Promise<Kills> {
  const acknowledged: Acknowledged = { papers: new Set(), words: new Set() };
  let unopened = 0;
  const env = { RATE_LIMIT_PER_MINUTE: '1000000' };
  for (let life = 1; life <= kills; life += 1) {
    const who = people[life % people.length];
    const server = await startVesta(dataDir, env).catch(() => null);
    if (!server || !who) {
      unopened += 1;
      continue;
    }
    const acting = actUntilDead(server, who, life, acknowledged);
    await delay(Math.random() * LONGEST_LIFE_MS);
    await server.kill();
    await acting;
  }
  const last = await startVesta(dataDir, env);
  const present = new Set<string>();
  for (const who of people) {
    for (const { id } of await papersOf(last.address, who)) present.add(id);
    for (const id of await wordsOf(last, who)) present.add(id);
  }
  await last.stop();
  const lost = [...acknowledged.papers, ...acknowledged.words].filter((id) => !present.has(id)).length;
  return { kills, uploads: acknowledged.papers.size, words: acknowledged.words.size, lost, unopened };
}
