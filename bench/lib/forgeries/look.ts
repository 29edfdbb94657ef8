import type { Day } from '@vesta/domain/dates/day';
import { onDisplay } from '@vesta/domain/documents/page-frame';
import type { Finding } from '@vesta/engine/checks/finding';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import type { InspectedPage } from '@vesta/engine/pipeline/inspection';
import { type StoredPaper, storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import type { Actor } from './cast.ts';

export interface Eyes {
  readonly today: Day;
  readonly ocr: Ocr | null;
}

interface Looked {
  readonly paper: StoredPaper;
  readonly pages: readonly InspectedPage[];
}

/** Under the name of the true paper, whatever the file is called. */
async function inspected(id: string, bytes: Uint8Array, fileName: string, { today, ocr }: Eyes): Promise<Looked> {
  const inspection = await inspectFile(bytes, { today, ocr, fileName });
  return { paper: storedPaperOf(id, inspection), pages: inspection.file.pages };
}

/** Findings tell of the straightened page; forgers work on the paper as it is displayed. */
const asDisplayed = (findings: readonly Finding[], { paper: { id }, pages }: Looked): Finding[] =>
  findings.map((finding) => ({
    ...finding,
    working: finding.working.map((place) => {
      const frame = place.paper === id ? pages.find(({ number }) => number === place.page)?.frame : null;
      return { ...place, box: place.box && onDisplay(frame, place.box) };
    }),
  }));

/** The papers of one person as they were handed in, read once. */
export interface Desk {
  readonly actor: Actor;
  readonly stored: readonly StoredPaper[];
  readonly eyes: Eyes;
}

export async function deskOf(actor: Actor, eyes: Eyes): Promise<Desk> {
  const stored: StoredPaper[] = [];
  for (const { name, bytes } of actor.papers) stored.push((await inspected(name, bytes, name, eyes)).paper);
  return { actor, stored, eyes };
}

const contextOf = ({ actor, eyes }: Desk) => ({ today: eyes.today, applicant: actor.applicant });

export const findingsOf = (desk: Desk): Finding[] => checkSet(desk.stored, contextOf(desk));

/** What is said when several of the papers are handed in as one file, under the name of the first of them. */
export async function withBound(desk: Desk, names: readonly string[], bytes: Uint8Array): Promise<Finding[]> {
  const [name = ''] = names;
  const bound = await inspected(name, bytes, 'bound.pdf', desk.eyes);
  const others = desk.stored.filter(({ id }) => !names.includes(id));
  return asDisplayed(checkSet([...others, bound.paper], contextOf(desk)), bound);
}

/** What is said when one of the papers is handed in changed. */
export async function withChanged(desk: Desk, name: string, bytes: Uint8Array, fileName = name): Promise<Finding[]> {
  const changed = await inspected(name, bytes, fileName, desk.eyes);
  const papers = desk.stored.map((paper) => (paper.id === name ? changed.paper : paper));
  return asDisplayed(checkSet(papers, contextOf(desk)), changed);
}
