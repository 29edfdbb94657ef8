import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Inspection } from '@vesta/engine/pipeline/inspection';
import type { StrayPaper } from '@vesta/specimens/grammar/stray/index';
import type { JudgedStray } from './stray.ts';

/** Puts a paper that was called something else, or accused, into the folder that was asked for, with what was said. */
export function dumpStray(paper: StrayPaper, judged: JudgedStray, { findings }: Inspection): void {
  const folder = process.env.UNSEEN_DUMP;
  if (!folder || (judged.called === 'right' && judged.accusedBy.length === 0)) return;
  mkdirSync(folder, { recursive: true });
  const failed = findings.filter(({ outcome }) => outcome === 'failed').map(({ rule, level }) => ({ rule, level }));
  writeFileSync(path.join(folder, paper.name), paper.bytes);
  writeFileSync(
    path.join(folder, `${path.parse(paper.name).name}.json`),
    JSON.stringify({ ...judged, named: paper.named, traits: paper.traits, failed }, null, 2),
  );
}
