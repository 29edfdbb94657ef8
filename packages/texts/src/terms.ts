import type { TextLanguage } from './bundles.ts';

/** A wording that nobody may use, and what is said instead: one word for one thing. */
export interface Term {
  readonly never: RegExp;
  readonly instead: string;
}

export const terms: Readonly<Record<TextLanguage, readonly Term[]>> = {
  en: [
    { never: /\bpay ?stub\b|\bpay slip\b/i, instead: 'payslip' },
    { never: /\btenant screening file\b|\bdossier\b/i, instead: 'report, application' },
    { never: /\bTo rent\b/, instead: 'In a rented home' },
    { never: /\bunclear result\b/i, instead: 'inconclusive' },
    { never: /[\d}] %/, instead: '33%' },
    { never: /\bPermanent\b|\bpermanent contract\b/, instead: 'open-ended' },
  ],
  it: [
    { never: /\brapporto (?:Vesta|di affitto|sul reddito)\b/i, instead: 'report' },
    { never: /\bcedolino paga\b|\bfoglio paga\b/i, instead: 'busta paga' },
    { never: /\bcassa integrata\b/i, instead: 'cassa integrazione' },
    { never: /\bBene a sapersi\b/i, instead: 'Buono a sapersi' },
    { never: /\b(?:a|di|da|in|su) (?:il|la|lo|i|gli|le) (?:tu|su|mi|nostr)/i, instead: 'al tuo, della tua, …' },
    { never: /\b(?:revocare|ritirare) ogni giorno\b/i, instead: 'in qualsiasi momento' },
    { never: /\b[Vv]erifiche (?:superate|non|da notare|a cura|sono)/, instead: 'controlli' },
    { never: /^(?:Inde|De)terminato$/, instead: 'a tempo indeterminato, a tempo determinato' },
    { never: /\bil rapporto (?:può|non|dice|mostra)\b/i, instead: 'il report' },
    { never: /\bdeposito (?:di tre|versato|attuale)\b|copre il deposito/i, instead: 'cauzione' },
    { never: /\bnon conclusiv[oaie]\b/i, instead: 'incerto' },
    { never: /\b(?:questa|una nuova|tua) richiesta\b|\bfare richiesta\b/i, instead: 'domanda' },
    { never: /\bgiacenza media\b/i, instead: 'saldo medio' },
    { never: /\bmezzi propri\b/i, instead: 'fondi propri' },
    { never: /\b[Ss]i prega di\b/, instead: 'the imperative' },
    { never: /\bimposte comprese\b/i, instead: 'IVA inclusa' },
    { never: /[\d}] %/, instead: '33%' },
    { never: /\baltre richieste\b/i, instead: 'altre domande' },
    { never: /\bdice di (?:sé|essere)\b/i, instead: 'è contrassegnato come' },
    { never: /\bbusta di [a-z]+bre\b|\buna busta all’altra\b/i, instead: 'busta paga' },
    { never: /\bun datore diverso\b/i, instead: 'un datore di lavoro diverso' },
    { never: /\bmesi di seguito\b/i, instead: 'mesi consecutivi' },
    { never: /\bnon toccano alcuna\b|\bsi accord(?:a|erebbe) con\b/i, instead: 'influiscono, è coerente con' },
    // Two sums, two words: the bare rent, and what is paid each month.
    {
      never: /\bcanone (?:sostenibile|consigliato|richiesto|pagato|attuale|con (?:spese|riscaldamento)|di \{)/i,
      instead: 'affitto (spese comprese); canone is what is paid without charges',
    },
    { never: /\baffitto senza (?:spese|riscaldamento)\b/i, instead: 'canone' },
    { never: /\b[Dd]al 1 (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)/, instead: 'dal 1º …' },
  ],
  de: [
    { never: /\b[Ss]elbständig/, instead: 'selbstständig' },
    { never: /\bGDPR\b/, instead: 'DSGVO' },
    { never: /\bArbeitsplatz(?:es)?\b/, instead: 'Portal' },
    { never: /\bLohnzettel\b|\bGehaltszettel\b|\bLohnabrechnung|\bGehaltsnachweis/, instead: 'Gehaltsabrechnung' },
    { never: /\b(?:Haupt)?[Aa]ntrag\b/, instead: 'Bewerbung' },
    { never: /\b[Ee]igenen? Mitteln?\b/, instead: 'Eigenmittel' },
    { never: /\b[Ll]aufende Kosten\b/, instead: 'regelmäßige Kosten' },
    {
      never: /\bDurchschnittsguthaben\b|\bGuthaben im (?:Mittel|Durchschnitt)\b/,
      instead: 'durchschnittliches Guthaben',
    },
    { never: /\b[Dd]er Vermieter (?:sieht|möchte)\b/, instead: 'die Vermieterseite' },
    { never: /\b[Ee]in Bürge\b|\bdes Bürgen\b/, instead: 'eine Bürgschaft, die bürgende Person' },
    { never: /[Nn]icht eindeutig/, instead: 'offen' },
    { never: /\bMitbewerber\b/, instead: 'wer sich mit Ihnen bewirbt' },
    { never: /\bSteuerkarte\b/, instead: 'Gesundheitskarte' },
    { never: /\b(?:Freigabe|Link)\b.*\bwiderruf/, instead: 'zurückziehen' },
    { never: /\b\d\d\/\d\d\/\d{4}\b|Tag\/Monat/, instead: 'days with dots' },
    { never: /\bReport\b/, instead: 'Bericht' },
    { never: /\bzahlungspflichtig bezahlen\b/, instead: 'zahlungspflichtig bestellen' },
    { never: /\bist sich\b.*\beinig\b/, instead: 'stimmt überein' },
    { never: /\bSteuer-?Identifikationsnummer\b|\bSteuerID\b/, instead: 'Steuer-ID' },
    { never: /\bAnträgen?\b/, instead: 'Bewerbungen' },
    { never: /\b[Bb]itte bitten\b/, instead: 'Bitte fragen Sie' },
    { never: /\bnennt sich selbst\b/, instead: 'ist gekennzeichnet' },
    { never: /\bauf der Bank\b/i, instead: 'auf dem Konto' },
    { never: /\bheutigen Einkommen\b/, instead: 'aktuellen Einkommen' },
    { never: /(?:Haupt|Mit)antragstell/, instead: 'Hauptbewerbung, Mitbewerbung' },
    { never: /\bbis \{end\}/, instead: 'bis zum {end}' },
    { never: /\bberühren keine Zahl\b/, instead: 'beeinflussen keine Zahl' },
    // Two sums, two words: what a report weighs is always the rent with heating and charges.
    { never: /\b(?:[Tt]ragbare|[Ee]mpfohlene|[Gg]eforderte|[Vv]erlangte|[Hh]eutige) Miete\b/, instead: 'Warmmiete' },
    { never: /\b[Mm]iete (?:ohne|mit) Nebenkosten\b/, instead: 'Kaltmiete, Warmmiete' },
    { never: /\bPrüfziffer\b.*\bKarte\b/, instead: 'Prüfnummer' },
  ],
};
