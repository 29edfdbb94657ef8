const behind =
  /^(?:(?:(?:&|u\.?|und) )?co\.?(?: (?:kg|kgaa|ohg))?|kg|kgaa|ohg|mbb|soc\.?|coop\.?|sociale|agricola|agr\.?|a r\.? ?l\.?|p\.? ?a\.|onlus|stp|s\.t\.p\.|sb|s\.b\.|societ[aà] (?:benefit|tra professionisti|consortile)|impresa sociale|ets|e\.t\.s\.|aps|unipersonale|benefit|\(haftungsbeschr[äa]nkt\)|agenzia per il lavoro|[-–] (?:s\.? ?r\.? ?l|s\.? ?p\.? ?a|gmbh|ag|ohg|kg|s\.? ?n\.? ?c|s\.? ?a\.? ?s)\.?)(?=[ ,;]|$)/i;

/** Forms that are spelled out, or shortened word by word. */
const spelled =
  /^(?:societ[aà]['’]?|soc\.?) (?:(?:(?:cooperativa|coop\.?|consortile|cons\.?)(?: sociale)? )?(?:per azioni|a responsabilit[aà]['’]? limitata(?: semplificata)?|a r\.? ?l\.?)|in nome collettivo|in accomandita (?:semplice|per azioni)|tra professionisti|cooperativa(?: sociale)?)(?=[ ,;.]|$)/i;
const LONGEST_FORM = 6;

/** How many words from a place on are a legal form that is spelled out; 0 where there is none. */
export const wordsOfSpelledForm = (texts: readonly string[], at: number): number =>
  spelled.exec(texts.slice(at, at + LONGEST_FORM).join(' '))?.[0].split(' ').length ?? 0;

const partnership = /^s\.? ?(?:n\.? ?c|a\.? ?s)\.?$/i;
const partner = /^\p{Lu}[\p{L}\p{M}.'’-]*$/u;
const between = /^(?:e|ed|&|dei|dr|dott|geom|ing|avv|fratelli|f\.lli)\.?$/i;
const address = /^(?:via|viale|piazza|corso|largo|strada|loc|località)\.?$/i;
const MOST_WORDS = 6;

/**
 * A partnership is named after its partners: S.n.c. di Rossi Mario & C. One word alone behind "di" may be a place. Gives
 * how many words belong to the name.
 */
function partnersBehind(texts: readonly string[], form: number): number {
  const [of, ...rest] = texts.slice(form + 1, form + 2 + MOST_WORDS);
  if (!partnership.test(texts[form] ?? '') || of?.toLowerCase() !== 'di') return 0;
  const bare = rest.map((text) => text.replace(/[,;]$/, ''));
  const isNamed = (text: string): boolean => (partner.test(text) || between.test(text)) && !address.test(text);
  const last = rest.findIndex((text, at) => /[,;]$/.test(text) || !isNamed(bare[at + 1] ?? ''));
  const names = bare.slice(0, last + 1);
  return names.length > 1 && names.every(isNamed) ? names.length + 1 : 0;
}

/** Place of the last word of a company's name whose legal form stands at `form`: behind it may follow & Co. KG. */
export function endOfCompany(texts: readonly string[], form: number): number {
  let end = form;
  for (;;) {
    const isClosed = /[,;]$/.test(texts[end] ?? ',');
    const partners = isClosed ? 0 : partnersBehind(texts, end);
    if (partners > 0) return end + partners;
    const more = isClosed ? null : behind.exec(texts.slice(end + 1).join(' '));
    if (!more) return end;
    end += more[0].split(' ').length;
  }
}
