import { toldAt } from '../fiscal/ground/told-at.ts';
import type { Found } from '../found.ts';
import { foundFrom } from '../recognise/found-from.ts';
import type { Line, PagedWord } from '../recognise/page-text.ts';

const nameWord = /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|von|van|vom|zu|zur|de|der|den|di|da|del|la|le|el|al|bin),?$/u;
export const isNameOf = (words: readonly PagedWord[]): boolean =>
  words.length > 0 && words.length <= 5 && words.every(({ text }) => nameWord.test(text));

const surnames =
  /^(?:familienname|nachname|name(?! und)|cognome(?! e nome))(?: \(?(?:akad|ehename|jetziger)[^)]*\)?)?(?= |:|$):?/;
const givenNames = /^(?:vornamen?|rufname|nome)(?:\(n\))?(?= |:|$):?/;
const wholeNames =
  /^(?:(?:arbeitnehmer|mitarbeiter|besch[aä]ftigte|auszubildende)(?:[rn]|\/-?in|\/[rn]|\([rn]\)|\(in\)|:in|in)?[:,]? \(?(?:name, vorname|(?:vor-?name und|vor- und) (?:nach|zu)?name|vorname, name)\)?|lavoratore[:,]? \(?(?:cognome e nome|nome e cognome)\)?|name, vornamen?|vor- und (?:nach|familien|zu)name|familienname, vornamen?|cognome e nome|nominativo)(?= |:|$):?/;

/** Somebody's name at the captions by which a form asks for it, given name first. */
export function nameAtCaptions(lines: readonly Line[]): Found<string> | null {
  const [last, first] = [toldAt(lines, surnames, isNameOf), toldAt(lines, givenNames, isNameOf)];
  if (last && first) return foundFrom(`${first.text} ${last.text}`, [...first.words, ...last.words], 0.85);
  const whole = toldAt(lines, wholeNames, (words) => isNameOf(words) && words.length > 1);
  if (!whole) return null;
  const turned = /^([^,]+), ([^,]+)$/.exec(whole.text);
  return foundFrom(turned ? `${turned[2]} ${turned[1]}` : whole.text, whole.words, 0.8);
}
