import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '@vesta/engine/checks/finding';
import type { PaperSet } from '@vesta/specimens/grammar/sets';

/** Puts the papers of a set of which nothing was said, or something though it is honest, into the folder that was asked for. */
export function dumpSet(name: string, { papers }: PaperSet, findings: readonly Finding[] = []): void {
  const folder = process.env.UNSEEN_DUMP && path.join(process.env.UNSEEN_DUMP, name);
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const [place, paper] of papers.entries()) {
    writeFileSync(path.join(folder, `${place}-${paper.name}`), paper.bytes);
    writeFileSync(path.join(folder, `${place}-${paper.name}.json`), JSON.stringify(paper.truth, null, 2));
  }
  writeFileSync(path.join(folder, 'findings.json'), JSON.stringify(findings, null, 2));
}
