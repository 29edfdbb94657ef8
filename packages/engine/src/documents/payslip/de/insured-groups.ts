import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put } from '../draft.ts';

/** "101/1111", "101-1111", "1111/101": no other number of a slip looks like a group of persons and its contributions. */
const personFirst = /^([12]\d{2})[/-]([0-9][0135][0-2][0-2])$/;
const personLast = /^([0-9][0135][0-2][0-2])[/-]([12]\d{2})$/;

function pairIn(text: string): readonly [person: string, contribution: string] | null {
  const [, person, contribution] = personFirst.exec(text) ?? [];
  if (person && contribution) return [person, contribution];
  const [, group, last] = personLast.exec(text) ?? [];
  return group && last ? [last, group] : null;
}

function readPairOfGroups(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('person_group') || draft.fields.has('contribution_group')) return;
  const found = sheets.flatMap(({ page, rows }) =>
    rows.flatMap(({ words }) => words.flatMap((word) => (pairIn(word.text) ? [{ word, page: page.number }] : []))),
  );
  const [first] = found;
  const [person, contribution] = pairIn(first?.word.text ?? '') ?? [];
  if (!first || !person || !contribution || found.some(({ word }) => word.text !== first.word.text)) return;
  put(draft, 'person_group', person, [first.word], first.page, certainty.likely);
  put(draft, 'contribution_group', contribution, [first.word], first.page, certainty.likely);
}

/** "St.-Tage 30, BGRS 1111, PGRS 101.": told in a sentence at the foot, each behind its short name. */
const toldGroups = [
  ['contribution_group', /^\(?(?:BGRS?|BGS|Beitragsgruppe(?:nschlüssel)?):?$/i, /^([0-9][0135][0-2][0-2])[,.;)]*$/],
  ['person_group', /^\(?(?:PGRS?|PGS|Personengruppe(?:nschlüssel)?):?$/i, /^([12]\d{2})[,.;)]*$/],
] as const;

function readGroupsInText(draft: Draft, sheets: readonly Sheet[]): void {
  for (const [field, name, shape] of toldGroups) {
    if (draft.fields.has(field)) continue;
    for (const { page, rows } of sheets)
      for (const { words } of rows) {
        const at = words.findIndex(({ text }, place) => name.test(text) && shape.test(words[place + 1]?.text ?? ''));
        const value = words[at + 1];
        const [caption] = at < 0 ? [] : words.slice(at, at + 1);
        if (!caption || !value || value.box.left - caption.box.right > value.size || draft.fields.has(field)) continue;
        put(draft, field, shape.exec(value.text)?.[1] ?? value.text, [value], page.number, certainty.labelled);
      }
  }
}

/** "Schlüssel   1111": in a list of what insures somebody it is that of the contributions. */
function readKey(draft: Draft, sheets: readonly Sheet[]): void {
  if (draft.fields.has('contribution_group')) return;
  for (const { page, rows } of sheets)
    for (const { cells } of rows) {
      const value = cells[cells.findIndex(({ text }) => /^schlüssel:?$/i.test(text)) + 1];
      if (!value || value === cells[0] || !/^[0-9][0135][0-2][0-2]$/.test(value.text)) continue;
      put(draft, 'contribution_group', value.text, value.words, page.number, certainty.likely);
    }
}

/** The groups by which somebody is insured, where no caption of a column heads them. */
export function readInsuredGroups(draft: Draft, sheets: readonly Sheet[]): void {
  readPairOfGroups(draft, sheets);
  readGroupsInText(draft, sheets);
  readKey(draft, sheets);
}
