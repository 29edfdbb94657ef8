/** Characters in which a paper says what it is. */
const HEAD = 260;

/**
 * Titles of papers that name a person, sums and offices as ours do, and prove no income: what a household is worth,
 * what was paid in, who lives where, what an employer or a landlord attests.
 */
const titles: readonly RegExp[] = [
  /attestazione isee|indicatore della situazione economica equivalente|dichiarazione sostitutiva unica/,
  /estratto conto (?:previdenziale|contributivo|certificativo)/,
  /certificato di attribuzione del (?:numero di )?partita iva/,
  /visura (?:ordinaria|storica|camerale|catastale)/,
  /certificato di (?:residenza|stato di famiglia|nascita|matrimonio)/,
  /(?:attestato|certificato) di servizio/,
  /assegno unico e universale/,
  /schufa-\w+|mietschuldenfreiheit|(?:betriebs|neben)kostenabrechnung/,
  /\b(?:arbeits|zwischen|dienst)zeugnis\b/,
  /gewerbeanmeldung|mitgliedsbescheinigung|arbeitgeberbescheinigung|renteninformation/,
  /verdienstbescheinigung (?:zum|zur vorlage|fur den antrag)/,
  /(?:bescheid uber|bewilligung von) (?:die bewilligung von )?(?:elterngeld|kindergeld|wohngeld|burgergeld|arbeitslosengeld)/,
];

/** Whether a page is headed as such a paper; a mention further down is none. */
export const isTitledAsOther = (text: string): boolean => titles.some((title) => title.test(text.slice(0, HEAD)));
