import type { Word } from '../../../evidence/page.ts';
import { gapBetween, type Sheet } from '../../../extraction/labels.ts';
import { codesNamed, readCodes, shaped } from '../codes.ts';
import { certainty, type Draft, put, putCandidate } from '../draft.ts';
import { likely } from '../likely.ts';

/** A level within a collective agreement, however its industry writes them. */
export const levelOf = shaped(
  /^((?:[A-Z]{0,3}\d{1,2}[A-Z]{0,2}[°^ªa]?|[A-Z]\d?|[A-D]S|\d[°^ª]?\s?(?:super|s|liv\.?)?|quadro|qd?\d?|dir(?:\.|igente)?|cl\.? ?\d{1,2}|I{1,3}|IV|VI{0,3}))$/i,
);
/** Beside "Inquadramento", which heads the kind of worker as often, the word for the level tells its own. */
export function readOwnLevel(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('level')) return;
  const found = codesNamed(sheets, { label: 'level', parse: levelOf, words: 2 });
  const own = likely(found.filter(({ label }) => label.words.some(({ text }) => /^liv/i.test(text))));
  if (own) putCandidate(draft, 'level', own, certainty.labelled);
}

const levelInWords = /\b(?:liv\.?|livello)\s*:?\s*((?:\d{1,2}[A-Z]{0,2}|[A-D][1-9]?S?)[°ª]?)(?=[\s,;.)]|$)/giu;
const TOP = 0.4;

/** "OPERAIO QUALIFICATO LIV. 3": in running words at the head of the slip, where they name one level. */
export function readLevelInWords(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.noisy || draft.fields.has('level')) return;
  const found = sheets.flatMap(({ page, rows }) =>
    rows
      .filter(({ baseline, text }) => baseline < page.height * TOP && !/\d,\d{2}-?$/.test(text))
      .flatMap(({ text, words }) =>
        [...text.matchAll(levelInWords)].flatMap(([, value = '']) => {
          const own = words.filter((word) => word.text.replace(/[,;.)]$/, '') === value);
          return own.length === 1 ? [{ value, own, page: page.number }] : [];
        }),
      ),
  );
  const [first] = found;
  if (first && found.every(({ value }) => value === first.value))
    put(draft, 'level', first.value, first.own, first.page, certainty.likely);
}

/** "Parametro 175": what transport companies grade their people by. */
export function readParameter(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('level')) return;
  for (const { page, rows } of sheets)
    for (const { words } of rows) {
      const at = words.findIndex(({ text }) => /^parametro:?$/i.test(text));
      const value = at < 0 ? undefined : words[at + 1];
      if (!value || !/^[12]\d{2}$/.test(value.text) || !isNextTo(words[at], value)) continue;
      put(draft, 'level', value.text, [value], page.number, certainty.labelled);
      return;
    }
}

const isNextTo = (one: Word | undefined, other: Word): boolean => one !== undefined && gapBetween(one, other) < 1;

/** "Categoria D1", "Cat. C": public offices call the level so. */
const categoryOf = shaped(/^([A-D]S?\d?|[A-Z]{1,2}\d{1,2}|Q)$/);

export function readLevelOfCategory(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('level')) return;
  readCodes(draft, sheets, [{ field: 'level', label: 'qualification', parse: categoryOf, words: 1 }]);
}
