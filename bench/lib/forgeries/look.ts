import type { Day } from '@vesta/domain/dates/day';
import type { Finding } from '@vesta/engine/checks/finding';
import type { Ocr } from '@vesta/engine/evidence/ocr/ocr';
import { inspectFile } from '@vesta/engine/pipeline';
import { checkSet } from '@vesta/engine/pipeline/check-set';
import { type StoredPaper, storedPaperOf } from '@vesta/engine/pipeline/stored-paper';
import type { Actor } from './cast.ts';

export interface Eyes {
  readonly today: Day;
  readonly ocr: Ocr | null;
}

/** Under the name of the true paper, whatever the file is called. */
const inspected = async (id: string, bytes: Uint8Array, fileName: string, { today, ocr }: Eyes): Promise<StoredPaper> =>
  storedPaperOf(id, await inspectFile(bytes, { today, ocr, fileName }));

/** The papers of one person as they were handed in, read once. */
export interface Desk {
  readonly actor: Actor;
  readonly stored: readonly StoredPaper[];
  readonly eyes: Eyes;
}

export async function deskOf(actor: Actor, eyes: Eyes): Promise<Desk> {
  const stored: StoredPaper[] = [];
  for (const { name, bytes } of actor.papers) stored.push(await inspected(name, bytes, name, eyes));
  return { actor, stored, eyes };
}

const contextOf = ({ actor, eyes }: Desk) => ({ today: eyes.today, applicant: actor.applicant });

export const findingsOf = (desk: Desk): Finding[] => checkSet(desk.stored, contextOf(desk));

/** What is said when one of the papers is handed in changed. */
export async function withChanged(desk: Desk, name: string, bytes: Uint8Array, fileName = name): Promise<Finding[]> {
  const changed = await inspected(name, bytes, fileName, desk.eyes);
  return checkSet(
    desk.stored.map((paper) => (paper.id === name ? changed : paper)),
    contextOf(desk),
  );
}
