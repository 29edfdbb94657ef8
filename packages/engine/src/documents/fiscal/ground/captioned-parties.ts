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

const nameWord = /^[\p{Lu}\d&][\p{L}\p{M}\d'’.&/-]*$|^(?:di|de|del|della|dei|da|e|&)$/u;

/** The words of a name without the number that a form prints before what is filled in. */
function nameIn(words: readonly PagedWord[]): readonly PagedWord[] {
  const own = contiguous(/^\d{1,3}$/.test(words[0]?.text ?? '') ? words.slice(1) : words);
  const text = own.map((word) => folded(word.text)).join(' ');
  const isName = own.length > 0 && own.every((word) => nameWord.test(word.text)) && /\p{L}/u.test(text);
  return isName && !others.test(text) ? own : [];
}

function nameAt(caption: Caption | undefined): Found<string> | null {
  if (!caption) return null;
  const beside = nameIn(caption.rest.length > 0 ? caption.rest : caption.next);
  const words = beside.length > 0 ? beside : nameIn(caption.below[0] ?? []);
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
    return { line: head.line, surname: nameAt(head), givenName: nameAt(own) };
  });
}
