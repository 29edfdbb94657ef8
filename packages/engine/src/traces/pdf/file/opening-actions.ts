import type { FileStructure } from '../../../file-bytes/structure/file-structure.ts';
import { pagesOf, rootOf } from '../../../file-bytes/structure/pages.ts';
import { entriesOf, isKind, itemsOf, nameIn, type PdfValue } from '../../../file-bytes/structure/value.ts';

/** Names of what happens without anybody pressing anything, such as `JavaScript`, `Launch` and `URI`. */
export type OpeningActions = readonly string[];

const LONGEST_CHAIN = 8;
const DEEPEST_TREE = 8;

function actionsIn(file: FileStructure, state: number, value: PdfValue | undefined, depth = 0): string[] {
  const action = file.resolve(state, value);
  if (!isKind(action, 'dict') || depth > LONGEST_CHAIN) return [];
  const name = nameIn(action.entries.get('S'));
  const next = file.resolve(state, action.entries.get('Next'));
  const following = isKind(next, 'list') ? itemsOf(next) : [next];
  return [...(name ? [name] : []), ...following.flatMap((item) => actionsIn(file, state, item, depth + 1))];
}

const additional = (file: FileStructure, state: number, value: PdfValue | undefined): string[] =>
  [...entriesOf(file.resolve(state, value)).values()].flatMap((action) => actionsIn(file, state, action));

/** The scripts that a document carries by name all run when it is opened. */
function namedScripts(file: FileStructure, state: number, value: PdfValue | undefined, depth = 0): string[] {
  if (depth > DEEPEST_TREE) return [];
  const node = entriesOf(file.resolve(state, value));
  const own = itemsOf(file.resolve(state, node.get('Names'))).filter((_, index) => index % 2 === 1);
  const kids = itemsOf(file.resolve(state, node.get('Kids')));
  return [
    ...own.flatMap((action) => actionsIn(file, state, action)),
    ...kids.flatMap((kid) => namedScripts(file, state, kid, depth + 1)),
  ];
}

export function openingActions(file: FileStructure): OpeningActions {
  const state = file.states.length - 1;
  const root = rootOf(file, state);
  const names = entriesOf(file.resolve(state, root.get('Names')));
  return [
    ...actionsIn(file, state, root.get('OpenAction')),
    ...additional(file, state, root.get('AA')),
    ...namedScripts(file, state, names.get('JavaScript')),
    ...pagesOf(file, state).flatMap(({ entries }) => additional(file, state, entries.get('AA'))),
  ];
}
