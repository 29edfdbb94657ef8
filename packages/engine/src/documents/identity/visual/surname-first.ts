/** These stand before a surname, and only before one: it ends with the next word at the earliest. */
const beginsSurname = /^(?:D[AEI]|DE[IL]|DEGLI|DELL[AEO]|DAL|DALL[AEO])$/i;
/** Articles do so in Italy and are surnames by themselves elsewhere: the word behind them has to look Italian. */
const article = /^L[AEIO]$/i;
const looksItalian = /^\p{L}{4,}[AEIO]$/iu;
/** After one of these a surname may go on for any number of words. */
const leadsAnywhere = /^(?:DES|DU|SAN|SANT|SANTA|VON|VAN|ZU|EL|AL|BEN)$/i;
/** Given names of two words begin with these, and no surname ends with them. */
const beginsTwo = /^(?:MARIA|ANNA|GIAN|PIER)$/i;

/** These are never all of a given name in Italy: the rest of it was lost. */
const neverLast = /(?:^|\s)(?:GIAN|PIER)$/i;

export const isCutGivenName = (name: string): boolean => neverLast.test(name);

/** How many words the surname has at the least; null where nobody can say. */
function wordsOfSurname([first = '', second = '']: readonly string[]): number | null {
  if (leadsAnywhere.test(first)) return null;
  if (article.test(first)) return looksItalian.test(second) ? 2 : null;
  if (!beginsSurname.test(first)) return 1;
  return [article, beginsSurname, leadsAnywhere].some((prefix) => prefix.test(second)) ? null : 2;
}

/** Where the given names begin in a line that names the surname first; null where more than one way is possible. */
export function placeOfGivenNames(words: readonly string[]): number | null {
  const place = wordsOfSurname(words);
  if (place === null) return null;
  const [first = '', ...others] = words.slice(place);
  if (isCutGivenName(words.join(' '))) return null;
  const isCertain = first !== '' && (others.length === 0 || (others.length === 1 && beginsTwo.test(first)));
  return isCertain ? place : null;
}
