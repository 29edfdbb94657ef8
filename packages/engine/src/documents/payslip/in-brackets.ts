import type { Word } from '../../evidence/page.ts';
import type { Candidate } from '../../extraction/label-values.ts';
import type { Label, Row, Sheet } from '../../extraction/labels.ts';
import { amountsIn } from './row-amounts.ts';

/** Words of a row from one that opens a bracket to the one that closes it. */
export function bracketsOf({ words }: Row): (readonly Word[])[] {
  const found: (readonly Word[])[] = [];
  let from = -1;
  for (const [at, { text }] of words.entries()) {
    if (from < 0 && text.startsWith('(')) from = at;
    if (from < 0 || !/\)[.,;:]?$/.test(text)) continue;
    found.push(words.slice(from, at + 1));
    from = -1;
  }
  return found;
}

const bare = (word: Word): Word => ({ ...word, text: word.text.replace(/^\(|\)[.,;:]?$/g, '') });

export const holdsAmount = (bracket: readonly Word[]): boolean => amountsIn(bracket.map(bare)).length > 0;

/** Whether a caption stands right before what is in brackets. */
function opensBehindLabel({ labels, words }: Row, [first]: readonly Word[]): boolean {
  const before = first && words[words.indexOf(first) - 1];
  return before !== undefined && labels.some((label) => label.words.includes(before));
}

const isBase = ({ name }: Label): boolean => name.endsWith('_gross');

/**
 * "Summe Sozialversicherung (SV-Brutto RV 4.000,00 / KV 4.000,00) 870,00": what a sum was reckoned from is told in
 * brackets within its row. Captions there own nothing behind them, and those before them nothing inside; beside the name
 * of a base the short names of insurances are those of bases too.
 */
export function isParted(sheet: Sheet, { label, words }: Candidate<number>): boolean {
  const row = sheet.rows[label.row];
  const figure = words[0];
  if (!row || !figure) return false;
  return bracketsOf(row).some((bracket) => {
    const inside = row.labels.filter((one) => one.words.some((word) => bracket.includes(word)));
    if (inside.length === 0) return false;
    // "Lohnsteuer (Steuerklasse 4, Kinderfreibeträge 1,0) 1.463,91": what follows is that of the caption before the bracket.
    const isAside = label.words.every((word) => bracket.includes(word)) && opensBehindLabel(row, bracket);
    // "Schichtzulage (steuerpflichtig) 142,80": how a line of pay is taxed is no sum of what is taxed.
    const isRemark =
      isBase(label) && label.words.every((word) => bracket.includes(word)) && bracket[0] !== row.words[0];
    if (isRemark && !bracket.includes(figure)) return true;
    if (isAside && !bracket.includes(figure) && figure.box.left >= (bracket.at(-1)?.box.right ?? 0)) return true;
    if (!holdsAmount(bracket)) return false;
    // "IRPEF (lorda 417,73": a caption may begin before the bracket and end inside.
    const isInside = label.words.some((word) => bracket.includes(word));
    if (isInside !== bracket.includes(figure)) return true;
    return isInside && !isBase(label) && inside.some(isBase);
  });
}
