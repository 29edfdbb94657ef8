import { existsSync } from 'node:fs';
import type { Finding } from '@vesta/engine/checks/finding';
import { ownWeights as ocr } from '@vesta/engine/evidence/ocr/own-weights';
import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import { storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import { alteredTable, type Looked, setsTable, troubledTable } from './lib/others/tables.ts';
import { alteredIn, honestIn, setsIn, type ToldSet } from './lib/others/told-papers.ts';
import type { Benchmark } from './lib/table.ts';
import { dump } from './lib/unseen/dump.ts';
import { type JudgedPaper, judgedPaper } from './lib/unseen/judged-paper.ts';
import { unseenTable } from './lib/unseen/tables.ts';

const today = '2026-11-19';
/** What of the folder is looked at: reading, altered papers, sets of one applicant. */
const isAsked = (part: string): boolean => (process.env.VESTA_PAPERS_PARTS ?? 'read,altered,sets').includes(part);

async function read(folder: string): Promise<{ judged: JudgedPaper[]; looked: Looked[] }> {
  const [judged, looked]: [JudgedPaper[], Looked[]] = [[], []];
  for (const paper of honestIn(folder)) {
    const inspection = await inspectFile(paper.bytes, { today, fileName: paper.name, ocr });
    const one = judgedPaper(paper, inspection);
    dump(paper, one, inspection);
    judged.push(one);
    looked.push({ name: paper.name, findings: inspection.findings });
  }
  return { judged, looked };
}

async function lookAtAltered(folder: string) {
  const looked = [];
  for (const { name, recipe, original, bytes } of alteredIn(folder)) {
    const { findings } = await inspectFile(bytes, { today, fileName: name, ocr });
    looked.push({ name, recipe, original, findings });
  }
  return looked;
}

/** Nothing is known of the applicant but what their papers say. */
async function findingsOf({ papers }: ToldSet): Promise<Finding[]> {
  const stored = [];
  for (const { name, bytes } of papers)
    stored.push(storedPaperOf(name, await inspectFile(bytes, { today, fileName: name, ocr })));
  return checkSet(stored, { today, applicant: null });
}

async function lookAtSets(folder: string) {
  const looked = [];
  for (const set of setsIn(folder, existsSync)) looked.push({ ...set, findings: await findingsOf(set) });
  return looked;
}

export const benchmark: Benchmark = {
  title: 'Papers drawn by somebody who has not seen the reader: honest, altered, and whole sets',
  isKept: () => Boolean(process.env.VESTA_PAPERS) && process.env.UNSEEN_REPAIR !== '1',
  async run() {
    const folder = process.env.VESTA_PAPERS;
    if (!folder) return { columns: ['Skipped'], rows: [['Set VESTA_PAPERS to a folder with papers and truth.json.']] };
    const { judged, looked } = isAsked('read') || isAsked('altered') ? await read(folder) : { judged: [], looked: [] };
    const table = unseenTable(judged, ['Each paper read once; the author knew neither the reader nor other authors.']);
    const details = [
      ...(table.details ?? []),
      { title: 'Honest papers of which something is said', table: troubledTable(looked) },
    ];
    if (isAsked('altered'))
      details.push({ title: 'Altered papers', table: alteredTable(await lookAtAltered(folder), looked) });
    if (isAsked('sets')) details.push({ title: 'Sets', table: setsTable(await lookAtSets(folder)) });
    return { ...table, details };
  },
};
