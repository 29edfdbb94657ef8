import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import type { Line, PagedWord } from '../../recognise/page-text.ts';
import { cellsOf } from './form-cells.ts';

const textOf = (words: readonly PagedWord[]): string => words.map(({ text }) => text).join(' ');
const foldedOf = (words: readonly PagedWord[]): string => words.map(({ text }) => folded(text)).join(' ');

/** What may stand small between the words of a name. */
const between = /^(?:der|des|die|von|fur|für|und|im|in|am|&)$/;

/** The words of a name: up to a comma or a dash, before an address or a motto. */
function nameIn(cell: readonly PagedWord[]): readonly PagedWord[] {
  const dash = cell.findIndex(({ text }) => /^[–—|·-]$/.test(text));
  const own = dash < 0 ? cell : cell.slice(0, dash);
  const comma = own.findIndex(({ text }) => /[,;:]$/.test(text));
  const name = comma < 0 ? own : own.slice(0, comma + 1);
  return name.every(({ text }) => /^\p{Lu}[\p{L}\p{M}.&/-]*[,;:]?$/u.test(text) || between.test(text)) ? name : [];
}

/** Who writes: a cell of the first page that begins with the word for an office and is nothing but a name. */
export function letterhead(lines: readonly Line[], office: RegExp): Found<string> | null {
  for (const line of lines.filter(({ page }) => page === lines[0]?.page)) {
    for (const cell of cellsOf(line)) {
      const name = office.test(foldedOf(cell)) ? nameIn(cell) : [];
      if (name.length > 0) return foundFrom(textOf(name).replace(/[,;:]$/, ''), name, 0.85);
    }
  }
  return null;
}

/** The insurers that pay pensions in Germany, each for its region. */
const pensionInsurers =
  /^(?:bund|knappschaft-bahn-see|baden-wurttemberg|bayern sud|nordbayern|schwaben|berlin-brandenburg|braunschweig-hannover|hessen|mitteldeutschland|nord|oldenburg-bremen|rheinland-pfalz|rheinland|saarland|westfalen)(?=$|,| )/;

const regionIn = (words: readonly PagedWord[]): readonly PagedWord[] => {
  const match = pensionInsurers.exec(foldedOf(words));
  return match ? words.slice(0, match[0].split(' ').length) : [];
};

/** The pension insurance with its region, which a letterhead prints behind its name or in the row below. */
function pensionInsurer(lines: readonly Line[]): Found<string> | null {
  for (const [at, line] of lines.entries()) {
    for (const cell of cellsOf(line)) {
      // "Im Auftrag der Deutschen Rentenversicherung": who pays it out writes for it.
      const from = /^(?:im auftrag der deutschen|deutsche) rentenversicherung\b/.exec(foldedOf(cell))?.[0];
      if (!from) continue;
      const length = from.split(' ').length;
      const [own, after] = [cell.slice(length - 2, length), cell.slice(length)];
      const [head] = cell;
      const below = lines[at + 1];
      const under =
        after.length === 0 && below && below.page === line.page
          ? cellsOf(below).find(([word]) => word && head && Math.abs(word.box.left - head.box.left) < head.size)
          : undefined;
      const region = regionIn(after.length > 0 ? after : (under ?? []));
      if (region.length > 0 || after.length === 0) {
        const words = [...own, ...region];
        return foundFrom(
          textOf(words)
            .replace(/,$/, '')
            .replace(/^Deutschen /, 'Deutsche '),
          words,
          0.85,
        );
      }
    }
  }
  return null;
}

/** Who pays pensions beside the insurance of the law: funds of employers and professions, and offices of the state. */
const pensionFunds =
  /^(?!ihre |unsere )(?:[a-z&.-]+ ){0,3}?(?:[a-z-]*pensions(?:kasse|fonds)|[a-z-]*versorgungs(?:anstalt|werk|kasse|verband)|unterstutzungskasse|bundesverwaltungsamt|landesamt fur (?:besoldung|finanzen))\b/;

/** Who pays a German pension, as the head of its letter says. */
export const pensionPayer = (lines: readonly Line[]): Found<string> | null =>
  pensionInsurer(lines) ?? letterhead(lines, pensionFunds);

/** The Italian institute, wherever it first names itself. */
export function inpsNamed(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    const at = line.text.search(/\binps\b/);
    const [word] = at < 0 ? [] : line.wordsAt(at, at + 4);
    if (word) return foundFrom('INPS', [word]);
  }
  return null;
}
