/** Characters in which a paper says what it is. */
const HEAD = 260;
/** A letter says it behind both addresses. */
const SENTENCE = 700;

/** Titles under which an employer attests that somebody works there, since when and for how much. */
const employersWord: readonly RegExp[] = [
  /\b(?:attestato|attestazione|certificato|dichiarazione) d(?:i|el) (?:servizio|lavoro|impiego|stipendio|retribuzione|datore di lavoro|rapporto di lavoro)/,
  /\b(?:attestato|attestazione|certificato|dichiarazione) (?:stipendiale|retributiv[oa]|reddituale del (?:dipendente|lavoratore))/,
  /\b(?:arbeitgeber|arbeits|beschaftigungs)(?:bescheinigung|bestatigung)\b|\bbeschaftigungsnachweis\b/,
  /\bbestatigung (?:des|uber das|eines|zum) (?:arbeits|beschaftigungs|anstellungs)verhaltnis/,
  /\b(?:verdienst|einkommens|lohn|gehalts)bescheinigung (?:zum|zur vorlage|fur den|fur das|des arbeitgebers)/,
];
/** So slips are titled as well; what an employer fills in for others says how long the job runs, and takes nothing off. */
const filledIn = /\b(?:verdienst|einkommens|lohn|gehalts)(?:bescheinigung|bestatigung)\b|\barbeitgeberauskunft\b/;
const ofTheJob = /\b(?:un)?(?:befristet|gekundigt)\w*\b|vom arbeitgeber auszufullen|arbeitsverhaltnis (?:ist|besteht)/;
const takenOff =
  /rentenversicherung|krankenversicherung|solidaritats|\b(?:kv|rv|av|pv)-?(?:beitrag|an)\b|auszahlungsbetrag|lohnsteuer\b/;
/** In words instead of a title. Slips and contracts hold such words as well, but do not begin with them. */
const sentence =
  /\b(?:bestatigen|bescheinigen) wir[^.;]{0,60}?,? dass\b|\bwir (?:bestatigen|bescheinigen)[^.;]{0,60}?,? dass\b|\bwird (?:hiermit )?(?:bestatigt|bescheinigt),? dass\b|\bsi (?:attesta|certifica|dichiara)(?: altresi)? che\b|\b(?:societa|ditta|azienda|legale rappresentante|titolare|datore)\b[^;]{0,200}\b(?:attesta|certifica|dichiara)(?: altresi)? che\b/;
const employed =
  /\b(?:beschaftigt|angestellt|arbeitsverhaltnis|beschaftigungsverhaltnis|ungekundigt\w*)\b|alle (?:proprie |nostre )?dipendenze|presta (?:servizio|la propria attivita|attivita lavorativa)|in servizio presso|\bassunt[oa]\b|\brapporto di lavoro\b|\bin forza\b/;
/** A landlord, a bank and a tax office attest as well, and people attest things of themselves. */
const othersWord =
  /(?<!vorlage (?:beim|bei dem|bei ihrem|bei seinem) )vermieter|mietverhaltnis|mietschuld|locator|locazione|conto corrente|kontoinhaber|finanzamt|sostitutiva|autocertificazione|cedolino|busta paga|prospetto (?:di )?paga|libro (?:unico|paga)|lohnabrechnung|steuerklasse|naspi|pension[ei]|agentur fur arbeit|rentenversicherung|familienkasse/;
/** A contract and what changes it may attest things of its parties. */
const contract =
  /(?:arbeits|anstellungs|ausbildungs|dienst)vertrag|lettera di assunzione|contratto (?:individuale )?di (?:lavoro|assunzione|apprendistato)/;

/**
 * Titles of papers that name a person, sums and offices as ours do, and prove no income: what a household is worth,
 * what was paid in, who lives where, what a landlord attests.
 */
const titles: readonly RegExp[] = [
  /attestazione isee|indicatore della situazione economica equivalente|dichiarazione sostitutiva unica/,
  /estratto conto (?:previdenziale|contributivo|certificativo)/,
  /certificato di attribuzione del (?:numero di )?partita iva/,
  /visura (?:ordinaria|storica|camerale|catastale)/,
  /certificato di (?:residenza|stato di famiglia|nascita|matrimonio)/,
  /schufa-\w+|mietschuldenfreiheit|(?:betriebs|neben)kostenabrechnung/,
  /\b(?:arbeits|zwischen|dienst)zeugnis\b/,
  /gewerbeanmeldung|mitgliedsbescheinigung|renteninformation/,
];

/** What a household is worth; the declaration that it is reckoned from says so too, and has no result. */
const household =
  /attestazione (?:dell')?isee|indicatore della situazione economica equivalente|isee (?:ordinario|corrente)/;
const ofHousehold = /nucleo familiare|situazione economica|scala di equivalenza|\bdsu\b|dichiarante/;
/** What a register attests of where somebody lives; what people declare of themselves is none. */
const register =
  /\bmelde(?:bescheinigung|bestatigung|registerbescheinigung)\b|\b(?:an|um)meldebestatigung\b|\baufenthaltsbescheinigung\b|certificato (?:\w+ )?di (?:residenza|stato di famiglia)|certificato (?:anagrafico|contestuale)|certificazione anagrafica/;
const ownWord = /sostitutiva|autocertificazione|wohnungsgeber/;
/** What an employer reports to the insurances is called by the same word. */
const insurances = /sozialversicherung|\bdeuv\b|betriebsnummer/;
/** What such a paper says besides its title. */
const ofRegister =
  /melderegister|gemeldet|meldegesetz|\bbmg\b|einzug|wohnung|wohnhaft|anagraf|resident[ei]|iscritt[oaie]|stato civile/;
/** Papers and letters that mention one: what it costs, that it is asked for or enclosed. */
const mentions =
  /abrechnung|bezugemitteilung|kontoauszug|estratto conto|busta paga|cedolino|si allega|in allegato|allegat[oi]|richiesta d|domanda d|anbei|beigefugt|bitte reichen/;

/** Offices whose letters say behind both addresses what they are. */
const townHall = /burgeramt|burgerburo|burgerservice|einwohnermelde|meldebehorde|anagrafe|servizi demografici/;

/** What is paid for children is read from the account on which it arrives. */
const childBenefit =
  /assegno unico (?:e |ed )?universale|assegno unico (?:per|ai|a favore dei) (?:i )?figli|\bkindergeld-?bescheid\b|(?:bescheid|bescheinigung|nachweis|bewilligung|festsetzung) (?:uber |von |des |fur )?(?:(?:die |den )?(?:festsetzung|bewilligung|gewahrung|zahlung|bezug) (?:von |des )?)?kindergeld/;
/** What other offices and insurances pay, by the names that the law gives it. */
const BENEFITS =
  '(?:(?:kinder)?kranken(?:tage)?geld|verletztengeld|ubergangsgeld|mutterschaftsgeld|pflegegeld|wohngeld|burgergeld|ausbildungsforderung|bafog|unterhaltsvorschuss\\w*|(?:leistungen zur )?(?:sicherung des lebensunterhalts|grundsicherung))';
const benefits = new RegExp(
  [
    `(?:bescheid|bescheinigung|nachweis|bewilligung|mitteilung|bestatigung)s?(?: \\w+){0,6}? ${BENEFITS}`,
    `(?:berechnung|zahlung|auszahlung|hohe|abrechnung|anspruch auf)(?: (?:von|des|ihres?|ihrer))* ${BENEFITS}`,
    // A letter may be headed by nothing but what it is about.
    `\\bihr(?:e|en)? ${BENEFITS}\\b.{0,200}\\b(?:zahlen wir|wir zahlen|erhalten sie|sie erhalten|bewillig\\w+)`,
    '\\b(?:kranken|verletzten|ubergangs|mutterschafts|pflege|wohn|burger)geld(?:es)?-?(?:bescheid|bescheinigung|mitteilung|abrechnung|berechnung|zahlung)',
    '\\bbafog-?bescheid',
  ].join('|'),
);
/** What a tax office asks for ahead. */
const prepayments =
  /\bvorauszahlungsbescheid|bescheid (?:fur (?:das jahr )?20\d\d (?:und \w+ )?)?uber (?:die )?(?:festsetzung (?:von|der) )?(?:einkommensteuer-?)?vorauszahlung/;
const ofSlips =
  /(?:verdienst|einkommens|lohn|gehalts|arbeitgeber)bescheinigung|lohnsteuer\b|steuerklasse|kontoauszug|arbeitslosengeld|elterngeld|mietvertrag|arbeitsvertrag|einkommensteuerbescheid/;
/** What a business earned in a year, unlike what its owner did: a surplus of receipts is read as such. */
const accounts =
  /\bjahresabschluss(?:es)?\b|\bgewinn- ?und verlust-?rechnung\b|\bbilanz (?:zum|per|auf den) \d|bilancio (?:d'esercizio|di esercizio|abbreviato|ordinario|d'impresa)|bilancio al 31/;
const surplus =
  /einnahmen-?\s?uberschuss|anlage eur|gewinnermittlung (?:nach|gemass)|betriebswirtschaftliche auswertung|kontoauszug|depot/;

/** Letters of these offices are ours where enough of them can be read. */
const grants = /(?:bescheid uber|bewilligung von) (?:die bewilligung von )?(?:elterngeld|arbeitslosengeld)/;
export const isTitledAsGrant = (text: string): boolean => grants.test(text.slice(0, HEAD));

export type OtherTitle =
  | 'unknown'
  | 'isee'
  | 'residence_certificate'
  | 'employer_confirmation'
  | 'child_benefit_notice'
  | 'benefit_notice'
  | 'prepayment_notice'
  | 'annual_accounts';

/** What a page is headed as that is none of ours; a mention further down is none. */
export function titledAsOther(text: string): OtherTitle | null {
  const head = text.slice(0, HEAD);
  if (household.test(head) && ofHousehold.test(text) && !mentions.test(head)) return 'isee';
  const isTitled = register.test(head) || (townHall.test(head) && register.test(text.slice(0, SENTENCE)));
  if (isTitled && ofRegister.test(text) && !insurances.test(text) && !mentions.test(head))
    return ownWord.test(head) ? 'unknown' : 'residence_certificate';
  if (titles.some((title) => title.test(head)) || grants.test(head)) return 'unknown';
  // Behind the address of an office its letter says what it is about.
  const isOffices = /familienkasse/.test(head) && /\bkindergeld/.test(text.slice(0, SENTENCE));
  if (childBenefit.test(head) || isOffices) return 'child_benefit_notice';
  if (prepayments.test(text.slice(0, SENTENCE)) && /finanzamt/.test(head)) return 'prepayment_notice';
  if (benefits.test(text.slice(0, SENTENCE)) && !ofSlips.test(text) && !mentions.test(head)) return 'benefit_notice';
  if (accounts.test(head) && !surplus.test(text)) return 'annual_accounts';
  const isEmployers =
    employersWord.some((title) => title.test(head)) ||
    (filledIn.test(head) && ofTheJob.test(text) && !takenOff.test(text)) ||
    (sentence.test(text.slice(0, SENTENCE)) && employed.test(text) && !othersWord.test(text) && !contract.test(head));
  return isEmployers ? 'employer_confirmation' : null;
}
