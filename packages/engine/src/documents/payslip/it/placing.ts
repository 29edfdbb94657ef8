import { around } from '../../../evidence/geometry.ts';
import { type Candidate, wordsRightOf } from '../../../extraction/label-values.ts';
import type { Label, Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, putCandidate } from '../draft.ts';
import { textsNamed } from '../text-values.ts';

const numbered = String.raw`[A-Z]{0,3}\d{1,2}[A-Z]{0,2}[°^ªa]?`;
const lettered = 'I{1,3}|IV|VI{0,3}|[A-Z]S?';
/**
 * A word for the kind of worker, and behind it the level: `IMPIEGATA / 4`, `Quadro liv. Q`, `Operaio 3° livello`.
 * Letters are a level behind the word for one, or where nothing follows: `Impiegata a tempo pieno` has none.
 */
const both = new RegExp(
  String.raw`^(?<kind>(?:operai|impiegat|quadr|dirigent|apprendist|funzionari)\p{L}*(?: \p{L}{3,}\.?){0,2}?)\s+(?:liv(?:ello)?\.?\s*(?<told>${numbered}|${lettered})(?=\s|$)|(?<number>${numbered})(?=\s|$)|(?<letter>${lettered})$)`,
  'iu',
);

/** What somebody does, and behind it the word for the level: "Autista liv. 3S", "Customer specialist, livello 3". */
const titled = new RegExp(
  String.raw`^(?<kind>\p{Lu}[\p{L}.'’]+(?: [\p{L}.'’]+){0,4}?),?\s+liv(?:ello|\.)\s*(?<told>${numbered}|${lettered})(?=\s|$)`,
  'u',
);
/** The level first: "C2 / Operaio", "4 Impiegata". */
const turned = new RegExp(
  String.raw`^(?:liv(?:ello)?\.?\s*)?(?<told>${numbered}|${lettered})\s+(?<kind>(?:operai|impiegat|quadr|dirigent|apprendist|funzionari)\p{L}*)$`,
  'iu',
);
const groupsOf = (text: string): Record<string, string | undefined> | undefined =>
  both.exec(text)?.groups ?? titled.exec(text)?.groups ?? turned.exec(text)?.groups;

const LIKELY = 1.3;

/** Strokes part the two; elsewhere they part what does not belong together, and end a text. */
const rightOf = (sheet: Sheet, label: Label): Candidate<string>[] => {
  const words = wordsRightOf(sheet, label).filter(({ text }) => /[\p{L}\d]/u.test(text));
  const text = words.map((word) => word.text).join(' ');
  const match = both.exec(text) ?? titled.exec(text);
  const own = match ? words.slice(0, match[0].trim().split(' ').length) : [];
  const [first] = own;
  if (!match || !first) return [];
  const [page, value, box] = [sheet.page.number, match[0].trim(), around(own.map((word) => word.box))];
  return [{ value, raw: value, words: own, box, page, side: 'right', cost: 0, label }];
};

/** Kind and level of a worker under one caption. */
export function readPlacing(draft: Draft, sheets: readonly Sheet[]): void {
  const names = ['placing', 'level', 'qualification'];
  const beside = sheets.flatMap((sheet) =>
    names.flatMap((name) => (sheet.byName.get(name) ?? []).flatMap((label) => rightOf(sheet, label))),
  );
  for (const found of [...beside, ...names.flatMap((name) => textsNamed(sheets, name))]) {
    const { kind, told, number, letter } = (found.cost < LIKELY ? groupsOf(found.value) : null) ?? {};
    const place = told ?? number ?? letter;
    if (!kind || !place) continue;
    putCandidate(draft, 'qualification', { ...found, value: kind }, certainty.labelled);
    putCandidate(draft, 'level', { ...found, value: place }, certainty.labelled);
    return;
  }
}
