import { around } from '../../evidence/geometry.ts';
import type { Page, Word } from '../../evidence/page.ts';
import type { Spot } from '../../papers/paper-notes.ts';

const announces =
  /^(?:dichiarante|contribuente|cognome|nome|sig(?:\.|nor|nora|\.ra|\.na)?|gent\.\S+|egr\.\S*|lavorat(?:ore|rice)|dipendente|percipiente|intestatario)[.:,]?$/i;
const namePart = /^\p{Lu}[\p{L}\p{M}'’.-]*[,;]?$/u;
/** How a letter calls somebody, whose sex it tells. */
const addresses = /^(?:herrn?|frau|signor[ae]?|sig\.?(?:ra|r)?)[.:,]?$/i;
const LONGEST = 4;
const MOST = 3;
/** In heights of a word: how far below a caption its value stands, how far beside it, and how far apart its words are. */
const BELOW = 2.2;
const ASIDE = 1.5;
const GAP = 1.2;

const heightOf = ({ box }: Word): number => box.bottom - box.top;
const isSameRow = (a: Word, b: Word): boolean => Math.abs(a.baseline - b.baseline) < heightOf(a) / 2;

/** Words with capitals from one on, as long as they stand close together. */
function runFrom(words: readonly Word[], start: number): Word[] {
  const run: Word[] = [];
  for (const word of words.slice(start, start + LONGEST)) {
    const last = run.at(-1);
    const isNext = !last || (isSameRow(last, word) && word.box.left - last.box.right < heightOf(word) * GAP);
    if (!isNext || !namePart.test(word.text) || announces.test(word.text) || addresses.test(word.text)) break;
    run.push(word);
  }
  return run;
}

/** The words of the name that a word announces, beside it or below. */
function runAt({ words }: Page, place: number, caption: Word): Word[] {
  const next = words[place + 1];
  if (next && isSameRow(caption, next)) {
    const beside = runFrom(words, place + 1);
    if (beside.length > 1) return beside;
  }
  const below = words.findIndex(
    (word) =>
      word.baseline > caption.baseline + heightOf(caption) / 2 &&
      word.baseline - caption.baseline < heightOf(caption) * BELOW &&
      Math.abs(word.box.left - caption.box.left) < heightOf(caption) * ASIDE,
  );
  return below < 0 ? [] : runFrom(words, below);
}

/** Names by the words that announce one, beside or above it. */
export const announcedNames = (pages: readonly Page[]): Spot[] =>
  pages
    .flatMap((page) =>
      page.words.flatMap((caption, place) => {
        const run = announces.test(caption.text) ? runAt(page, place, caption) : [];
        return run.length > 1 ? [{ page: page.number, box: around(run.map(({ box }) => box)) }] : [];
      }),
    )
    .slice(0, MOST);

/** "Herr und Frau", "Herr / Frau": the word before the name is not that of the one who is named. */
const joins = /^(?:und|u\.?|oder|e|ed|o|[&+/])$/i;
const isJoined = ({ words }: Page, place: number, form: Word): boolean =>
  [words[place - 1], words[place + 1]].some((word) => word && isSameRow(form, word) && joins.test(word.text));

/** Who is called how: the form of address with the words of the name that follows it. */
export const addressed = (page: Page): { readonly form: Word; readonly name: readonly Word[] }[] =>
  page.words.flatMap((form, place) => {
    const isAlone = addresses.test(form.text) && !isJoined(page, place, form);
    const name = isAlone ? runAt(page, place, form) : [];
    return name.length > 1 ? [{ form, name }] : [];
  });
