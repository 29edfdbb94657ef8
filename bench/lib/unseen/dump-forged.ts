import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChancePaper } from '@vesta/specimens/grammar/paper-by-chance';
import type { ForgedPaper } from './forged-paper.ts';

interface Files {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly twin: ChancePaper;
}

/** Puts a forgery that nobody accused into the folder that was asked for, beside the honest paper that it was made of. */
export function dumpForged(looked: ForgedPaper, { name, bytes, twin }: Files): void {
  const folder = process.env.UNSEEN_DUMP;
  if (!folder || looked.caught === 'accused') return;
  mkdirSync(folder, { recursive: true });
  const file = `${looked.caught}-${looked.recipe}-${looked.strength}-${path.parse(name).name}`;
  writeFileSync(path.join(folder, `${file}.pdf`), bytes);
  writeFileSync(path.join(folder, twin.name), twin.bytes);
  writeFileSync(path.join(folder, `${file}.json`), JSON.stringify({ ...looked, traits: twin.traits }, null, 2));
}
