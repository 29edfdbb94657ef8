import type { Word } from '../../../evidence/page.ts';
import type { Candidate } from '../../../extraction/label-values.ts';
import type { Sheet } from '../../../extraction/labels.ts';
import { certainty, type Draft, put, putCandidate } from '../draft.ts';
import { textsNamed } from '../text-values.ts';

const fund = /^(?:\p{L}*kranken|ersatz)kasse$/iu;
/** In letter sizes: the next word of one name. */
const NEXT_WORD = 0.7;

/** "Mobil Krankenkasse": the word that is a caption elsewhere belongs to the name that it ends. */
function withFund(sheets: readonly Sheet[], name: readonly Word[]): readonly Word[] {
  const last = name.at(-1);
  const row = last && sheets.flatMap(({ rows }) => rows).find(({ words }) => words.includes(last));
  const next = last && row?.words[row.words.indexOf(last) + 1];
  return next && fund.test(next.text) && next.box.left - last.box.right < last.size * NEXT_WORD
    ? [...name, next]
    : name;
}

/** Words that only names of funds hold. */
const fundWord =
  /^(?:AOK|BKK|IKK|TK|BARMER|DAK(?:-Gesundheit)?|KKH|HEK|hkk|Knappschaft|T(?:echniker|ECHNIKER)|Mobil|SBK|\p{L}*(?:[kK]rankenkasse|KRANKENKASSE)|Ersatzkasse)$/u;
const MOST_WORDS_OF_FUND = 4;
/** "KK AOK BAYERN": the caption in short. */
const caption = /^(?:KK|EK|Kasse)[.:]?$/i;

/** A fund that the slip names between commas or strokes, without any caption. */
function readFundByName(draft: Draft, sheets: readonly Sheet[]): void {
  const found = sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) => {
      const labelled = new Set(row.labels.filter(({ name }) => name !== 'health_fund').flatMap(({ words }) => words));
      return row.cells.flatMap(({ words }) => {
        const parts: Word[][] = [[]];
        for (const word of words) {
          if (/^[|·•/]$|\d/.test(word.text)) parts.push([]);
          else parts.at(-1)?.push(word);
          if (/[,;]$/.test(word.text)) parts.push([]);
        }
        const isFund = (part: readonly Word[]): boolean =>
          part.length <= MOST_WORDS_OF_FUND &&
          part.some(({ text }) => fundWord.test(text.replace(/[,;]$/, ''))) &&
          !part.every(({ text }) => fund.test(text)) &&
          part.every((word) => !labelled.has(word) && /^[\p{L}&/()-]+[,;]?$/u.test(word.text));
        return parts
          .filter(isFund)
          .map((part) => ({ part: part.slice(caption.test(part[0]?.text ?? '') ? 1 : 0), page: sheet.page.number }));
      });
    }),
  );
  const nameIn = (part: readonly Word[]): string =>
    part
      .map(({ text }) => text)
      .join(' ')
      .replace(/[,;]$/, '');
  const [first] = found;
  if (!first || new Set(found.map(({ part }) => nameIn(part))).size > 1) return;
  put(draft, 'health_fund', nameIn(first.part), first.part, first.page, certainty.likely);
}

/** Whoever insures, behind its caption or by a name that only funds bear. */
export function readHealthFund(draft: Draft, sheets: readonly Sheet[]): void {
  // Small jobs are reported to an office that insures nobody.
  const isName = (value: string): boolean =>
    (/\p{L}{3}/u.test(value) || fundWord.test(value)) && !/^minijob|str(?:\.|a(?:ß|ss)e)(?: |$)/i.test(value);
  // "Techniker Krankenkasse" below its caption: the word ends a name there, and heads nothing.
  const endsName = ({ page, label }: Candidate<string>): boolean => {
    const row = sheets.find((sheet) => sheet.page.number === page)?.rows[label.row];
    const cell = row?.cells.find(({ words }) => words.some((word) => label.words.includes(word)));
    return cell !== undefined && /^\p{Lu}/u.test(cell.text) && !label.words.includes(cell.words[0] as Word);
  };
  const found = textsNamed(sheets, 'health_fund').find(
    (one) => one.cost < 1.3 && isName(one.value) && !(one.side === 'right' && endsName(one)),
  );
  if (!found) {
    readFundByName(draft, sheets);
    return;
  }
  const words = found.words.filter((word, index) => !(index === 0 && /^EK_?$/.test(word.text)));
  const end = words.findIndex((word) => /^\(?\d+(?:,\d+)?(?:\+\d+(?:,\d+)?)?%?\)?$/.test(word.text));
  const name = withFund(sheets, end < 0 ? words : words.slice(0, end));
  const value = name.map((word) => word.text).join(' ');
  if (name.length > 0) putCandidate(draft, 'health_fund', { ...found, value, words: name }, certainty.labelled);
}
