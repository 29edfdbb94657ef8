import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf } from '../../../file-bytes/structure/pages.ts';
import { isKind, itemsOf } from '../../../file-bytes/structure/value.ts';
import { type Edit, editsOf } from './edits.ts';
import type { Touch } from './touch.ts';
import { touchesOf } from './touches.ts';
import { type View, type Views, viewsIn } from './views.ts';

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

const permanentId = ({ file, state }: View): string | null => {
  const first = itemsOf(file.trailer(state, 'ID'))[0];
  return isKind(first, 'text') ? first.text : null;
};

async function editsOn(pages: readonly number[], bytes: Uint8Array, ends: readonly [number, number]): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const page of pages.slice(0, MOST_COMPARED_PAGES)) edits.push(...(await editsOf(bytes, page, ends)));
  return edits;
}

async function traceOf(before: View, after: View, number: number, bytes: Uint8Array): Promise<RevisionTraces> {
  const touches = touchesOf(before, after);
  const rewritten = (touches ?? []).flatMap(({ kind, page }) => (kind === 'page_content' && page ? [page] : []));
  const [old, now] = [permanentId(before), permanentId(after)];
  return {
    number,
    end: after.end,
    touches,
    edits: await editsOn(rewritten, bytes, [before.end, after.end]),
    changesIdentity: old !== null && now !== null && old !== now,
  };
}

/**
 * Objects that no table lists are compared by what a program shows that mends the file. A table that is merely out of
 * place is the work of careless programs: as long as the pages say the same, nothing is known of it.
 */
async function unlistedTrace({ views, isWhole }: Views, bytes: Uint8Array): Promise<RevisionTraces[]> {
  const last = views.at(-1);
  if (!last) return [];
  const pages = pagesOf(last.file, last.state).map((_, index) => index + 1);
  const edits = await editsOn(pages, bytes, [last.end, bytes.length]);
  const touches: Touch[] | null = isWhole || edits.length > 0 ? [{ kind: 'unlisted', page: null }] : null;
  return [{ number: views.length, end: bytes.length, touches, edits, changesIdentity: false }];
}

/** What was done to a file after it was made; null where its states cannot be told apart. `file` is null for a broken one. */
export async function revisionTraces(
  file: FileStructure | null,
  text: string,
  bytes: Uint8Array,
): Promise<RevisionTraces[] | null> {
  const found = viewsIn(file, text);
  if (!found) return null;
  const views = found.views.slice(0, MOST_REVISIONS + 1);
  const traces: RevisionTraces[] = [];
  for (const [index, after] of views.entries()) {
    const before = views[index - 1];
    if (before) traces.push(await traceOf(before, after, index, bytes));
  }
  return found.hasUnlisted ? [...traces, ...(await unlistedTrace(found, bytes))] : traces;
}
