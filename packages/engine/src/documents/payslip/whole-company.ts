import { heightOf } from '../../evidence/geometry.ts';
import { median } from '../../evidence/median.ts';
import type { Word } from '../../evidence/page.ts';
import { isAddress } from '../../extraction/address-text.ts';
import { wordsOfSpelledForm } from '../../extraction/end-of-company.ts';
import type { Row, Sheet } from '../../extraction/labels.ts';
import { isLegalForm } from '../../extraction/legal-forms.ts';

/** A name in capitals fills three lines at most. */
const MOST_LINES = 3;
/** Lines of one name begin at one margin, are as large, and stand as close as lines of a text do; in letter heights. */
const MARGIN = 0.7;
const SIZE = 0.2;
const LEADING = 1.1;
const MOST_WORDS = 8;

/** Words after which a name is not at its end. */
const goesOn = /^(?:d[ie]|d[ae]l|del(?:la|lo|le|l['’])?|dei|degli|e|ed|per|und|für|der|des|&|[-–—])$|\p{L}-$|&$/iu;
/** How the rest of a name begins: by its legal form, its owners or what kind of a company it is. */
const isRest =
  /^(?:(?:di|dei|de|del|della|degli|e|ed|&|und|für|u\.) \p{L}|a r\.? ?l|a socio|socio unico|a responsabilit|soc(?:iet[aà])?[.'’ ]|s\.? ?r\.? ?l|s\.? ?p\.? ?a|s\.? ?n\.? ?c|s\.? ?a\.? ?s|s\.? ?c\.? ?(?:a\.? ?)?r|coop|semplificata|unipersonale|in liquidazione|onlus\b|g?gmbh\b|mbh\b|ag$|& ?co\b|kg\b|e\. ?k|e\. ?v)/iu;
const street =
  /^(?:via|viale|v\.le|piazza|p\.?zza|corso|c\.so|largo|loc\.?|localit[aà]|strada|str\.|contrada|c\/da|sede)\b/i;

const isForm = (words: readonly Word[]): boolean => words.some(({ text }) => isLegalForm(text));
const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** What a row holds at the margin of a name, without the caption that may stand before it. */
function atMargin(row: Row, left: number, slack: number): readonly Word[] {
  for (const { words } of row.cells) {
    const from = words.findIndex(({ box }) => Math.abs(box.left - left) < slack);
    if (from < 0) continue;
    const own = words.slice(from);
    const labels = row.labels.filter((label) => label.words.some((word) => own.includes(word)));
    if (labels.length === 0 || isRest.test(textOf(own))) return own;
    // "Ditta (0255) STUDIO ROSSI E": behind the caption and a number in brackets the name begins.
    const [caption, ...more] = labels;
    if (!caption || more.length > 0 || caption.name !== 'employer_name') return [];
    const behind = own.slice(own.findLastIndex((word) => caption.words.includes(word)) + 1);
    return /^\(.*\)$/.test(behind[0]?.text ?? '') ? behind.slice(1) : behind;
  }
  return [];
}

function canBePart(line: readonly Word[], beside: readonly Word[]): boolean {
  const [size, other] = [line, beside].map((words) => median(words.map(({ box }) => heightOf(box))));
  const text = textOf(line);
  return (
    line.length > 0 &&
    line.length <= MOST_WORDS &&
    Math.abs((size ?? 0) - (other ?? 0)) < (other ?? 0) * SIZE &&
    !/\d|:$/.test(text) &&
    !street.test(text) &&
    !isAddress(text)
  );
}

const gapOf = (upper: readonly Word[], lower: readonly Word[]): number =>
  Math.min(...lower.map(({ box }) => box.top)) - Math.max(...upper.map(({ box }) => box.bottom));

/** "ALPENROSE KG DES PICHLER H. & CO. S.A.S.": whose company it is, in the same cell; at its end the name may go on below. */
function withRestOfCell({ rows }: Sheet, name: readonly Word[]): readonly Word[] {
  const last = name.at(-1);
  const cell = last && rows.flatMap(({ cells }) => cells).find(({ words }) => words.includes(last));
  const rest = cell && last ? cell.words.slice(cell.words.indexOf(last) + 1) : [];
  const isItself = !rest.some(({ text }) => /\d|:$/.test(text)) && rest.length <= MOST_WORDS;
  const isOwned = /^(?:di|dei|des|der|&)$/i.test(rest[0]?.text ?? '') && (rest.length === 1 || isForm(rest));
  const texts = rest.map(({ text }) => text);
  const isFormBehindDash = /^[-–—]$/.test(texts[0] ?? '') && (wordsOfSpelledForm(texts, 1) > 0 || isForm(rest));
  return isItself && (isOwned || isFormBehindDash) ? [...name, ...rest] : name;
}

/**
 * A long name is printed in several lines at one margin. A line belongs to it where the one above is not at its end, or
 * where it begins as the rest of a name does; an address, a number or a caption ends it.
 */
export function wholeCompany(sheet: Sheet, name: readonly Word[]): readonly Word[] {
  const [first] = name;
  if (!first) return name;
  const size = heightOf(first.box);
  const at = sheet.rows.findIndex(({ words }) => words.includes(first));
  const last = sheet.rows.findLastIndex(({ words }) => words.some((word) => name.includes(word)));
  const isNear = (upper: readonly Word[], lower: readonly Word[]): boolean => gapOf(upper, lower) < size * LEADING;
  const lines: (readonly Word[])[] = [withRestOfCell(sheet, name)];
  for (const row of sheet.rows.slice(last + 1, last + MOST_LINES)) {
    const line = atMargin(row, first.box.left, size * MARGIN);
    const before = lines.at(-1) ?? [];
    const isEnd = !goesOn.test(before.at(-1)?.text ?? '') && !isRest.test(textOf(line));
    const isItsForm = !isForm(lines.flat()) && isForm(line);
    if ((isEnd && !isItsForm) || !canBePart(line, name) || !isNear(before, line)) break;
    lines.push(line);
  }
  for (const row of sheet.rows.slice(Math.max(0, at - MOST_LINES + 1), at).reverse()) {
    const line = atMargin(row, first.box.left, size * MARGIN);
    const behind = lines[0] ?? [];
    if (!goesOn.test(line.at(-1)?.text ?? '') && !isRest.test(textOf(behind))) break;
    if (!canBePart(line, name) || !isNear(line, behind)) break;
    lines.unshift(line);
  }
  return lines.flat();
}
