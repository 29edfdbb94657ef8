import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { KnownPaper } from '../accuracy/judge.ts';
import type { JudgedPaper } from './judged-paper.ts';

/** Puts a paper that was not read right into the folder that was asked for, with what should have been read and what was. */
export function dump(
  paper: Pick<KnownPaper, 'name' | 'bytes' | 'truth'>,
  judged: JudgedPaper,
  inspection: Inspection,
): void {
  const folder = process.env.UNSEEN_DUMP;
  if (!folder || (judged.isAllRight && judged.accusedBy.length === 0)) return;
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, path.parse(paper.name).name);
  const read = inspection.documents.flatMap(({ transactions }) => transactions);
  const faults = judged.marks.filter(({ mark }) => mark !== 'right' && mark !== 'absent');
  const got = {
    kind: inspection.kind,
    type: inspection.type,
    fields: Object.fromEntries(
      Object.entries(inspection.fields).map(([field, found]) => [field, found?.value ?? null]),
    ),
    transactions: read.map(({ date, value_date, amount, description }) => ({ date, value_date, amount, description })),
    findings: inspection.findings
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ rule, level }) => ({ rule, level })),
  };
  writeFileSync(path.join(folder, paper.name), paper.bytes);
  writeFileSync(
    `${name}.json`,
    JSON.stringify({ traits: judged.traits, faults, rows: judged.transactions, expected: paper.truth, got }, null, 2),
  );
}
