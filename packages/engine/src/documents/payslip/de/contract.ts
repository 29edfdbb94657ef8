import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:unbefr\w*|auf unbestimmte zeit)\b/, 'open_ended'],
  [/\b(?:befr|befristet|zeitvertrag|auf bestimmte zeit)\b/, 'fixed_term'],
];

const ofPermit = /\berlaubnis|uberlassung/;

/** How long the contract runs, where the slip says so; two different answers are none. */
export function readGermanContract(draft: Draft, sheets: readonly Sheet[]): void {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => {
        const text = plainWordsOf(cell.text);
        // A permit to lend workers out has its own time.
        const kind = ofPermit.test(text) ? undefined : kinds.find(([says]) => says.test(text))?.[1];
        return kind ? [{ kind, words: cell.words, page: sheet.page.number }] : [];
      }),
    ),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ kind }) => kind)).size > 1) return;
  put(draft, 'contract_type', first.kind, first.words, first.page, certainty.labelled);
}
