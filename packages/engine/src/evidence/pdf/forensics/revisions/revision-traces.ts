import type { FileStructure } from '../structure/file-structure.ts';
import { isKind, itemsOf, type PdfValue } from '../structure/value.ts';
import { type Edit, editsOf } from './edits.ts';
import { type Touch, touchesOf } from './touches.ts';

/** What one later state of a file changed. */
export interface RevisionTraces {
  /** 1 for the first state after the original. */
  readonly number: number;
  readonly end: number;
  /** Null when the pages of the file cannot be compared, as in protected files. */
  readonly touches: readonly Touch[] | null;
  /** The texts that differ on pages whose content was rewritten. */
  readonly edits: readonly Edit[];
  /** The file calls itself another file than before. */
  readonly changesIdentity: boolean;
}

const MOST_COMPARED_PAGES = 6;
const MOST_REVISIONS = 20;

const permanentId = (value: PdfValue): string | null => {
  const first = itemsOf(value)[0];
  return isKind(first, 'text') ? first.text : null;
};

export async function revisionTraces(file: FileStructure, bytes: Uint8Array): Promise<RevisionTraces[]> {
  const traces: RevisionTraces[] = [];
  for (let state = 1; state < Math.min(file.states.length, MOST_REVISIONS + 1); state += 1) {
    const touches = touchesOf(file, state);
    const [start, end] = [file.states[state - 1]?.end ?? 0, file.states[state]?.end ?? bytes.length];
    const rewritten = (touches ?? []).flatMap(({ kind, page }) => (kind === 'page_content' && page ? [page] : []));
    const edits: Edit[] = [];
    for (const page of rewritten.slice(0, MOST_COMPARED_PAGES))
      edits.push(...(await editsOf(bytes, page, [start, end])));
    const [before, after] = [permanentId(file.trailer(state - 1, 'ID')), permanentId(file.trailer(state, 'ID'))];
    traces.push({
      number: state,
      end,
      touches,
      edits,
      changesIdentity: before !== null && after !== null && before !== after,
    });
  }
  return traces;
}
