const behind =
  /^(?:(?:(?:&|u\.?|und) )?co\.?(?: (?:kg|kgaa|ohg))?|kg|kgaa|ohg|mbb|soc\.?|coop\.?|sociale|agricola|a r\.? ?l\.?|p\.? ?a\.|onlus|unipersonale|\(haftungsbeschr[äa]nkt\)|agenzia per il lavoro|[-–] (?:s\.? ?r\.? ?l|s\.? ?p\.? ?a|gmbh|ag|ohg|kg|s\.? ?n\.? ?c|s\.? ?a\.? ?s)\.?)(?=[ ,;]|$)/i;

/** Place of the last word of a company's name whose legal form stands at `form`: behind it may follow & Co. KG. */
export function endOfCompany(texts: readonly string[], form: number): number {
  let end = form;
  for (;;) {
    const isClosed = /[,;]$/.test(texts[end] ?? ',');
    const more = isClosed ? null : behind.exec(texts.slice(end + 1).join(' '));
    if (!more) return end;
    end += more[0].split(' ').length;
  }
}
