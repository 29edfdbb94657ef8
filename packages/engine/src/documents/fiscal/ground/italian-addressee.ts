import type { Found } from '../../found.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { cellsOf } from './form-cells.ts';

const street =
  /^(?:via|viale|v\.le|piazza|p\.zza|piazzale|corso|c\.so|largo|strada|vicolo|contrada|c\.da|localita|loc\.|frazione|fraz\.|salita|borgo|lungo\S*)\s+\S/i;
const town = /^\d{5} \p{Lu}/u;
const title =
  /^(?:gent(?:ile|\.?(?:ma|mo|le))|egr(?:egio|egia)?\.?|spett\.?(?:le)?|sig\.?(?:ra|na)?\.?|signora?|dott\.?(?:ssa)?)\.?$/i;
const nameWord = /^\p{Lu}[\p{L}'’.-]*$/u;
const notAName =
  /\b(?:inps|istituto|direzione|sede|agenzia|ufficio|banca|poste|comune|ministero|s\.?r\.?l|s\.?p\.?a|s\.?n\.?c|s\.?a\.?s|centro|caf|patronato|contact|protocollo|data|oggetto)\b/i;
/** Letter sizes by which rows of one address may be set in. */
const SET_IN = 1.5;

const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => text).join(' ');

const under = (line: Line | undefined, cell: readonly PagedWord[]): string | null => {
  const [head] = cell;
  const found = line && head ? cellsOf(line).find(([first]) => first && isFlush(first, head)) : undefined;
  return found ? textOf(found) : null;
};

const isFlush = (one: PagedWord, other: PagedWord): boolean =>
  Math.abs(one.box.left - other.box.left) < other.size * SET_IN;

/** Whom an Italian letter goes to: a name above a street above a town with its postcode, flush with each other. */
export function italianAddressee(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    for (const cell of cellsOf(line)) {
      const name = cell.filter(({ text }) => !title.test(text));
      const isName = name.length >= 2 && name.length <= 4 && name.every(({ text }) => nameWord.test(text));
      if (!isName || notAName.test(textOf(name))) continue;
      const [below, last] = [under(lines[at + 1], cell), under(lines[at + 2], cell)];
      if (below && last && street.test(below) && town.test(last)) return foundFrom(textOf(name), name, 0.8);
    }
  }
  return null;
}
