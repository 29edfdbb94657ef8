import { plainWordsOf } from '@vesta/domain/text/fold';
import type { Sheet } from '../../extraction/labels.ts';
import { amountIn, certainty, type Draft, put } from './draft.ts';
import type { OneOff } from './one-offs.ts';
import { amountsIn } from './row-amounts.ts';

/** A single line that makes up this share of the gross is what the slip is about. */
const MAIN_SHARE = 0.9;
const HEAD = 0.3;

/** A figure behind the bare word says how many payments a year has. */
const titles: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:tredicesima|(?:13|xiii) ?(?:ma|a|o|esima)? mens\w*|mens\w* (?:aggiuntiva 13|(?:aggiuntiva )?xiii)|gratifica natalizia)\b/,
    'tredicesima',
  ],
  [
    /\b(?:quattordicesima|(?:14|xiv) ?(?:ma|a|o|esima)? mens\w*|mens\w* (?:aggiuntiva 14|(?:aggiuntiva )?xiv)|gratifica feriale)\b/,
    'quattordicesima',
  ],
  [/\b(?:acconto|anticipo|abschlag|vorschuss)\b/, 'advance'],
  [/\b(?:rettifica|korrekturabrechnung|korrektur der abrechnung)/, 'correction'],
  [/\b(?:premio di risultato|bonusabrechnung|sonderzahlung)/, 'bonus'],
];

const byLine: Readonly<Record<string, string>> = {
  tredicesima: 'tredicesima',
  quattordicesima: 'quattordicesima',
  bonus: 'bonus',
  one_time: 'bonus',
  christmas: 'bonus',
  holiday: 'bonus',
  special: 'bonus',
  thirteenth: 'tredicesima',
  advance: 'advance',
};

/** Words beside the month or the title, in the head of the slip; accruals and pay lines stand further down. */
function titledKind(draft: Draft, sheets: readonly Sheet[]): { kind: string; sheet: Sheet; row: number } | null {
  const period = draft.fields.get('period');
  for (const sheet of sheets) {
    for (const [place, row] of sheet.rows.entries()) {
      const beside =
        period !== undefined && period.page === sheet.page.number && Math.abs(row.box.top - period.box.top) < 14;
      const titled = row.labels.some((label) => label.name === 'title' || label.name === 'period');
      if (!beside && !(titled && row.baseline < sheet.page.height * HEAD)) continue;
      const kind = titles.find(([pattern]) => pattern.test(plainWordsOf(row.text)))?.[1];
      // "Acconto addizionale comunale, rata 7" is a line of the body, as its amount says.
      if (kind === 'advance' && amountsIn(row.words).length > 0) continue;
      if (kind) return { kind, sheet, row: place };
    }
  }
  return null;
}

/** What the slip pays: an ordinary month unless its title or its one large line says otherwise. */
export function readKind(draft: Draft, sheets: readonly Sheet[], oneOffs: readonly OneOff[]): void {
  const titled = titledKind(draft, sheets);
  const titleRow = titled?.sheet.rows[titled.row];
  if (titled && titleRow) {
    put(draft, 'kind', titled.kind, titleRow.words, titled.sheet.page.number, certainty.labelled);
    return;
  }
  const gross = amountIn(draft, 'gross');
  const main =
    gross === null || gross <= 0
      ? undefined
      : oneOffs.find(({ kind, sum }) => kind in byLine && sum.value >= gross * MAIN_SHARE);
  if (main) {
    put(draft, 'kind', byLine[main.kind] ?? 'bonus', main.sum.words, main.sum.page, certainty.labelled);
    return;
  }
  const witness = draft.fields.get('net') ?? draft.fields.get('gross') ?? draft.fields.get('period');
  if (witness) draft.fields.set('kind', { ...witness, value: 'ordinary', confidence: certainty.likely });
}
