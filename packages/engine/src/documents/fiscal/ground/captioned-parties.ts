import type { Found } from '../../found.ts';
import { folded } from '../../recognise/folded.ts';
import { foundFrom } from '../../recognise/found-from.ts';
import { contiguous, type Line, type PagedWord } from '../../recognise/page-text.ts';
import { type Caption, captionsLike } from './captions.ts';
import type { NamedParty } from './name-block.ts';

const surnames =
  /^(?:cognome(?! e nome)(?: (?:o|e\/o|\/) (?:denominazione|ragione sociale))?|denominazione(?: (?:o|e|\/) ragione sociale)?|ragione sociale)(?= |$|:):?/;
const givenNames = /^nome(?= |$|:):?/;
/** What the rest of such a block is called: none of it is a name. */
const others =
  /^(?:\d{1,3}\.? )?(?:codice|cognome|nome\b|denominazione|ragione|comune|prov\b|provincia|indirizzo|sesso|data\b|luogo|c\.?a\.?p\b|partita|p\.? ?iva|telefono|e-?mail|dati\b|stato\b)/;
/** A given name stands within so many rows of its surname. */
const MOST_ROWS_APART = 4;

const nameWord = /^[\p{Lu}\d&][\p{L}\p{M}\d'’.&/-]*$|^(?:di|de|del|della|dei|da|e|&|d\.|des|der|und|u\.|von|zu)$/u;

/** The words of a name without the number that a form prints before what is filled in. */
function nameIn(words: readonly PagedWord[]): readonly PagedWord[] {
  const own = contiguous(/^\d{1,3}$/.test(words[0]?.text ?? '') ? words.slice(1) : words);
  const text = own.map((word) => folded(word.text)).join(' ');
  const isName = own.length > 0 && own.every((word) => nameWord.test(word.text)) && /\p{L}/u.test(text);
  return isName && !others.test(text) ? own : [];
}

/** Letter sizes that part two words of one name. */
const SPACE = 1;

/** A name that is set in the middle of its cell begins left of a shorter caption, but not below the caption before. */
function fromItsBegin(lines: readonly Line[], caption: Caption, words: readonly PagedWord[]): readonly PagedWord[] {
  const [first] = words;
  const row = lines
    .filter(({ page }) => page === caption.line.page)
    .map((line) => line.wordsAt(0, line.text.length))
    .find((all) => first !== undefined && all.includes(first));
  const own = caption.words[0]?.box.left ?? 0;
  const before = caption.line.wordsAt(0, caption.line.text.length).filter(({ box }) => box.right <= own);
  const edge = Math.max(0, ...before.map(({ box }) => box.right));
  let begin = row && first ? row.indexOf(first) : -1;
  if (!row || begin < 0) return words;
  const end = begin;
  for (let at = begin - 1; at >= 0; at -= 1) {
    const [word, next] = [row[at], row[at + 1]];
    const isOfName = word && next && next.box.left - word.box.right <= Math.max(word.size, next.size) * SPACE;
    if (!isOfName || word.box.left < edge || !nameWord.test(word.text) || /^\d+$/.test(word.text)) break;
    begin = at;
  }
  return [...row.slice(begin, end), ...words];
}

/** Letter sizes from a caption up or down to the halves of its value. */
const HALF_ROW = 0.9;

/** A long name in two rows, set level with its caption: half of it stands above the caption's row, half below. */
function wrappedBeside(lines: readonly Line[], { line, words, rest, next }: Caption): readonly PagedWord[] {
  const last = words.at(-1);
  const at = lines.indexOf(line);
  if (!last || rest.length > 0 || next.length > 0) return [];
  const halfIn = (other: Line | undefined): readonly PagedWord[] => {
    const own = other && other.page === line.page ? other.wordsAt(0, other.text.length) : [];
    const [first] = own;
    const isLevel = first && Math.abs(first.baseline - last.baseline) < Math.max(first.size, last.size) * HALF_ROW;
    return isLevel && first.box.left > last.box.right ? nameIn(own) : [];
  };
  const [upper, lower] = [halfIn(lines[at - 1]), halfIn(lines[at + 1])];
  return upper.length > 0 && lower.length > 0 ? [...upper, ...lower] : [];
}

function nameAt(lines: readonly Line[], caption: Caption | undefined): Found<string> | null {
  if (!caption) return null;
  const wrapped = wrappedBeside(lines, caption);
  const beside = wrapped.length > 0 ? wrapped : nameIn(caption.rest.length > 0 ? caption.rest : caption.next);
  const words = beside.length > 0 ? beside : fromItsBegin(lines, caption, nameIn(caption.below[0] ?? []));
  return words.length > 0 ? foundFrom(words.map(({ text }) => text).join(' '), words, 0.85) : null;
}

/** Everybody who is named at a caption, beside or below it, with the given name at a caption of its own. */
export function captionedParties(lines: readonly Line[]): NamedParty[] {
  const [heads, given] = [captionsLike(lines, surnames), captionsLike(lines, givenNames)];
  const placeOf = ({ line, words }: Caption): number => lines.indexOf(line) * 10_000 + (words[0]?.box.left ?? 0);
  return heads.map((head, at) => {
    const next = heads[at + 1];
    const own = given.find(
      (caption) =>
        placeOf(caption) > placeOf(head) &&
        (!next || placeOf(caption) < placeOf(next)) &&
        lines.indexOf(caption.line) - lines.indexOf(head.line) <= MOST_ROWS_APART,
    );
    return { line: head.line, surname: nameAt(lines, head), givenName: nameAt(lines, own) };
  });
}
