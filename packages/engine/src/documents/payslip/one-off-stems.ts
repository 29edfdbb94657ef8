/** What a pay line is about, by the stems of its words, however it is worded. Written against plain words. */
export interface Stem {
  readonly kind: string;
  readonly says: RegExp;
  readonly but?: RegExp;
}

/** Accruals, bases and totals of the year name the same things and pay nothing. */
const notPaid = /\b(?:rate[oi]|accanton\w*|matur\w*|progr\w*|imponib\w*|residu\w*|godut\w*|netto|totale|base)\b/;

const month = String.raw`(?:mens\w*|rata|gratif\w*)`;
const thirteenth = '(?:13|13 ?(?:a|ma|o|esima)|xiii|xiii ?(?:a|ma))';
const fourteenth = '(?:14|14 ?(?:a|ma|o|esima)|xiv|xiv ?(?:a|ma))';
const nth = (number: string): RegExp =>
  new RegExp(String.raw`^(?:\w{1,8} )?(?:${number} ${month}|${month} (?:aggiuntiva |supplementare )?${number})\b`);

export const stems: readonly Stem[] = [
  { kind: 'tredicesima', says: /\b(?:tredices\w*|13 ?(?:ma|esima)|gratif\w* natal\w*)\b/, but: notPaid },
  { kind: 'tredicesima', says: nth(thirteenth), but: notPaid },
  { kind: 'quattordicesima', says: /\b(?:quattordic\w*|14 ?(?:ma|esima)|gratif\w* feri\w*)\b/, but: notPaid },
  { kind: 'quattordicesima', says: nth(fourteenth), but: notPaid },
  { kind: 'refund_730', says: /\b(?:730|assistenza fiscale)\b/, but: /\b(?:progr\w*|residu\w*)\b/ },
  { kind: 'arrears', says: /\barretrat\w*|\bcompetenze arretr\w*|\bnachzahlung|\bnachberechnung/, but: notPaid },
  { kind: 'one_time', says: /\buna tantum\b|\berogazione (?:liberale|straordinaria)/, but: notPaid },
  { kind: 'bonus', says: /\bpremio (?:di |annu|ris|prod|obiett|fedel|pres)\w*|\bincentiv\w*/, but: notPaid },
  {
    kind: 'bonus',
    says: /\b(?:jahres|ziel|leistungs|erfolgs|performance|team|projekt|treue|jubilaums) ?(?:bonus|boni|pramie|gratifikation)\b|\btantieme\w*|\b(?:erfolgs|gewinn)beteiligung/,
    but: /\b(?:grundlage|gesamt)/,
  },
  { kind: 'expenses', says: /\brimb\w* (?:spes\w*|km|chilom\w*|pie di lista)|\breisekost\w*|\bspesen\w*/ },
  { kind: 'tax_adjustment', says: /\bconguagl\w*|\bsteuererstattung|lohnsteuer ?jahresausgl\w*/, but: /\b730\b/ },
  { kind: 'christmas', says: /\bweihnacht\w*|\bweihn geld/ },
  { kind: 'holiday', says: /\burlaubsgeld\w*/, but: /\banspruch|\brest/ },
  { kind: 'thirteenth', says: /\b(?:13|dreizehnt\w*) (?:gehalt|monats\w*|lohn|entgelt)/ },
  {
    kind: 'special',
    says: /\b(?:jahres)?sonder(?:zahl|zuwend|verg)\w*|\beinmal(?:zahl|bez|ig)\w*|\binflationsausgl\w*|\btransformationsgeld|\btarifliches zusatzgeld|\bjahresleistung/,
  },
];

const charged = /\b(?:addeb\w*|debit\w*|tratten\w*|tratt|acconto|saldo|rata)\b/;
const returned = /\b(?:rimb\w*|credit\w*|rest\w*)\b/;

/** What a line says it pays; a settlement of tax is a refund or a charge by its words, else by its column. */
export function kindOfLine(text: string, isTakenOff: boolean): string | null {
  const stem = stems.find(({ says, but }) => says.test(text) && !(but?.test(text) ?? false));
  if (stem?.kind !== 'refund_730') return stem?.kind ?? null;
  if (returned.test(text)) return 'refund_730';
  return charged.test(text) || isTakenOff ? 'charge_730' : 'refund_730';
}
