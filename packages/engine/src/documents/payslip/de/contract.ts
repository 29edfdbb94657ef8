import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';

/** What a trainee is called over the name, or the line of pay: training has an end, whatever else is said of it. */
const ofTraining = /^(?:auszubildende[rn]?|azubi|(?:\d+ )?ausbildungsvergutung(?: .*)?)$/;

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
        const told = ofTraining.test(text.trim()) ? 'apprentice' : kinds.find(([says]) => says.test(text))?.[1];
        const kind = ofPermit.test(text) ? undefined : told;
        return kind ? [{ kind, words: cell.words, page: sheet.page.number }] : [];
      }),
    ),
  );
  const [trainee] = found.filter(({ kind }) => kind === 'apprentice');
  if (trainee) {
    put(draft, 'contract_type', trainee.kind, trainee.words, trainee.page, certainty.labelled);
    return;
  }
  const [first] = found;
  if (!first || new Set(found.map(({ kind }) => kind)).size > 1) return;
  put(draft, 'contract_type', first.kind, first.words, first.page, certainty.labelled);
}
