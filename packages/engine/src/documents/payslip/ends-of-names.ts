import { heightOf, sharedWidth } from '../../evidence/geometry.ts';
import type { Word } from '../../evidence/page.ts';
import { type Candidate, headOver, headsOf } from '../../extraction/label-values.ts';
import { gapBetween, type Label, type Sheet } from '../../extraction/labels.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';
import { publicBody } from './names-in-cells.ts';

/** Words of one name stand no further apart, in letter sizes. */
export const NEXT_WORD = 0.7;

/** Words after which a name is not at its end. */
const goesOn = /^(?:d[ie]|del(?:la|lo|le|l['’])?|dei|degli|e|ed|per|und|für|der|des|&)$/i;

/** "Ministero dell'istruzione e del" over "merito": a name that goes on in the next row, at its own margin. */
export function withNextRow(sheet: Sheet | undefined, name: readonly Word[]): readonly Word[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!sheet || !first || !last || !goesOn.test(last.text)) return name;
  const below = sheet.rows.slice(sheet.rows.findIndex(({ words }) => words.includes(last)) + 1)[0];
  const rest = below?.cells.find(({ box }) => Math.abs(box.left - first.box.left) < heightOf(first.box));
  const isOther = below?.labels.some((label) => label.words.some((word) => rest?.words.includes(word))) ?? false;
  return rest && !isOther && /^[\p{L}.'’ -]+$/u.test(rest.text) ? [...name, ...rest.words] : name;
}

/** "Landesamt für Besoldung Baden-" over "Württemberg": a word that goes on in the next row. */
export function withBrokenWord(sheet: Sheet, row: number, name: readonly Word[]): readonly Word[] {
  const [first, last] = [name[0], name.at(-1)];
  if (!first || !last?.text.endsWith('-')) return name;
  const rest = sheet.rows[row + 1]?.cells.find(({ box }) => Math.abs(box.left - first.box.left) < heightOf(first.box));
  const word = rest?.words.length === 1 ? rest.words[0] : undefined;
  return word && /^\p{Lu}\p{Ll}+$/u.test(word.text) ? [...name, word] : name;
}

/** Captions that names of companies begin with as well. */
const isOfNames = /^(?:azienda|societ[aà]['’]?|ente|impresa|amministrazione)$/i;
/** What makes a name of AZIENDA, SOCIETÀ or ENTE, which are labels otherwise. */
const ofName =
  /^(?:edil|artigian|costruzion|puliz|funebr|boschiv|f\.lli|fratelli|agr|agricol|agrari|agrituris|vinicol|vitivinicol|zootecnic|ospedal|sanitari|socio|usl|unit[aà]|ulss|asl|special|autonom|provincial|regional|municipal|comunal|consort|consorzi|pubblic|elettric|tranviari|farmaceutic|faunistic|coop|sportiv|semplice|italian|nazional|generale|europea|per$|di$|dei$|del)/i;
/** So far below its label a name may stand, in letter sizes. */
const DEEPEST = 3.4;

/** "Pflegeheim St. Anna, Speyer": a town that the slip prints behind a postcode is no part of the name. */
export function withoutTown(words: readonly Word[], sheets: readonly Sheet[]): readonly Word[] {
  const [town, before] = [words.at(-1), words.at(-2)];
  if (!town || !before?.text.endsWith(',') || words.length < 3) return words;
  const isTown = sheets.some(({ page }) =>
    page.words.some(
      ({ text }, at) => /^(?:D-)?\d{5}$/.test(text) && page.words[at + 1]?.text.replace(/[,.]$/, '') === town.text,
    ),
  );
  return isTown ? words.slice(0, -1) : words;
}

/** Whether a label fills its cell: in a sentence its word heads nothing. */
const isAlone = (sheet: Sheet | undefined, { row, words }: Label): boolean =>
  sheet?.rows[row]?.cells.some((cell) => cell.words.every((word) => words.includes(word))) === true;

/** Another label that announces this one, which therefore is the beginning of the name. */
const announcing = (sheet: Sheet | undefined, own: Label): Label | undefined =>
  (sheet?.byName.get('employer_name') ?? []).find(
    (other) =>
      other.row < own.row &&
      own.box.top - other.box.bottom < DEEPEST * heightOf(own.box) &&
      sharedWidth(other.box, own.box) > 0 &&
      isAlone(sheet, other),
  );

/** What stands below one caption of a row, and not below the next. */
function belowOnly(sheet: Sheet | undefined, { row, box }: Label, words: readonly Word[]): readonly Word[] {
  const top = sheet?.rows[row];
  const heads = top ? headsOf(top) : [];
  const end = words.findIndex((word) => headOver(heads, word.box) !== box);
  return end < 0 ? words : words.slice(0, end);
}

export function withItsOwnWord(
  { label, side, page }: Candidate<string>,
  words: readonly Word[],
  sheets: readonly Sheet[],
): readonly Word[] {
  const [own, ...others] = label.words;
  const [first] = words;
  if (side !== 'right' || !own || !first || others.length > 0 || own.text.endsWith(':')) return words;
  // Letters of one width stand further apart.
  const blank = words[1] ? gapBetween(first, words[1]) * 1.2 : 0;
  if (gapBetween(own, first) > Math.max(NEXT_WORD, blank)) return words;
  const sheet = sheets.find((one) => one.page.number === page);
  const above = announcing(sheet, label);
  if (above) return [own, ...belowOnly(sheet, above, words)];
  return isOfNames.test(own.text) && ofName.test(first.text) ? [own, ...words] : words;
}

/** "Landesamt für Finanzen – Dienststelle Musterstadt": the word is a part of the name that begins before it. */
export function isWithinOffice(sheets: readonly Sheet[], { page, label }: Candidate<string>): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
  const [first] = label.words;
  const cell = row?.cells.find(({ words }) => first && words.includes(first));
  return cell !== undefined && cell.words[0] !== first && publicBody.test(cell.text);
}

const wordsBefore = (sheets: readonly Sheet[], { page, label }: Candidate<string>): readonly Word[] => {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
  const [first] = label.words;
  const cell = first ? row?.cells.find(({ words }) => words.includes(first)) : undefined;
  return cell && first ? cell.words.slice(0, cell.words.indexOf(first)) : [];
};

/**
 * "TFR 31/12 azienda", "Manovia Agenzia per il Lavoro S.p.A.": behind a number, or within a cell that goes on to a legal
 * form, the word heads nothing below it.
 */
export function isPartOfCell(sheets: readonly Sheet[], found: Candidate<string>): boolean {
  const before = wordsBefore(sheets, found);
  if (before.length === 0) return false;
  if (before.some(({ text }) => /\d/.test(text))) return true;
  const row = sheets.find((sheet) => sheet.page.number === found.page)?.rows[found.label.row];
  const cell = row?.cells.find(({ words }) => words.includes(before[0] as Word));
  const behind = cell?.words.slice(cell.words.indexOf(found.label.words.at(-1) as Word) + 1) ?? [];
  return found.side === 'below' && isLegalForm(behind[0]?.text ?? '');
}

/** "UNIONE - IMPRESA SERVIZI": within a name such a word is no caption. */
export function isWithinName(sheets: readonly Sheet[], { page, label }: Candidate<string>): boolean {
  const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
  const own = label.words.filter(({ text }) => /\p{L}/u.test(text));
  const [first, ...more] = own;
  const cell = row?.cells.find(({ words }) => first && words.includes(first));
  const before = first && cell ? cell.words.slice(0, cell.words.indexOf(first)) : [];
  const isWorded = before.some(({ text }) => /\p{L}{2}/u.test(text)) && !before.some(({ text }) => text.endsWith(':'));
  return (
    first !== undefined &&
    more.length === 0 &&
    isOfNames.test(first.text) &&
    isWorded &&
    !row?.labels.some((other) => other !== label && before.some((word) => other.words.includes(word)))
  );
}

/** So many words are no name any more. */
const LONGEST_NAME = 9;

/** "Ihr Arbeitgeber: Land Muster, Universität Musterstadt. Diese Mitteilung …": a text too long for a name is one up to its full stop. */
export function withinSentence(words: readonly Word[]): readonly Word[] {
  if (words.length <= LONGEST_NAME) return words;
  const end = words.findIndex(
    ({ text }, at) => /^\p{Lu}[\p{L}-]{4,}\.$/u.test(text) && /^\p{Lu}/u.test(words[at + 1]?.text ?? ''),
  );
  const last = words[end];
  return last ? [...words.slice(0, end), { ...last, text: last.text.slice(0, -1) }] : words;
}

/** "Arbeitgeber: Land Muster": a caption ends at its colon, also where the first word of the name resembles more of it. */
export function fromColon({ label, side, words }: Candidate<string>): readonly Word[] {
  const colon = label.words.findIndex(({ text }) => text.endsWith(':'));
  return side === 'right' && colon >= 0 ? [...label.words.slice(colon + 1), ...words] : words;
}
