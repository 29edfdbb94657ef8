import type { DocumentType } from '../kinds.ts';
import type { Mark } from '../recognise/marks.ts';

/** A paper that is none of ours, known so that it can be refused by its name. */
export interface OtherPaper {
  readonly type: DocumentType;
  readonly country: string | null;
  readonly marks: readonly Mark[];
}

const invoice: readonly Mark[] = [
  [/\bfattura\s*(?:n|nr|num|numero|elettronica|di cortesia|immediata)\b|\bnumero fattura/, 0.45],
  [/\brechnung(?:s?-?\s?(?:nr|nummer|datum|sbetrag)|\s*nr)/, 0.45],
  [/\binvoice\s*(?:no|number|nr|date|#|[a-z]{2,4}[/-]\d)|\btax invoice\b|\binvoice summary/, 0.45],
  [/(?:^|\s)(?:fattura|rechnung|invoice|facture|factuur)\b/, 0.15],
  [/facture n|factuur\s?(?:nummer|datum|totaal)/, 0.4],
  [/imponibile .{0,40}\biva\b|totale (?:documento|fattura)|aliquota iva/, 0.2],
  [/\bmwst\b|umsatzsteuer|zwischensumme|nettobetrag/, 0.15],
  [/subtotal|bill to|ship to|billing address|due date|amount due|balance due|total ht|btw\b/, 0.2],
  [/descrizione .{0,40}(?:prezzo|importo)|\bqta\b/, 0.15],
  [/subtotale|imposta iva/, 0.15],
  [/codice cliente|kundennummer|numero cliente/, 0.1],
  [/zahlbar|zahlungsziel|scadenza (?:pagamento|fattura)|modalita di pagamento|termini di pagamento/, 0.1],
  [/(?:menge|quantita|quantity|qty|einzelpreis|prezzo unitario|unit price|stuckpreis)/, 0.15],
  [/cedolino|busta paga|lohnsteuer|estratto conto|kontoauszug|certificazione unica/, -0.6],
];

const f24: readonly Mark[] = [
  [/\bmod(?:ello|\.)?\s*f\s?24\b/, 0.5],
  [/modello di pagamento unificato|delega irrevocabile/, 0.4],
  [/sezione erario/, 0.25],
  [/codice tributo/, 0.15],
  [/importi a (?:debito versati|credito compensati)/, 0.2],
];

const italianLease: readonly Mark[] = [
  [/contratto di locazione/, 0.5],
  [/locatore|locatrice/, 0.2],
  [/conduttore|conduttrice/, 0.2],
  [/canone/, 0.15],
  [/uso abitativo|immobile/, 0.1],
  [/dichiarazione dei redditi|certificazione unica/, -0.4],
];

const germanLease: readonly Mark[] = [
  [/mietvertrag|mietvertrages|wohnraummietvertrag/, 0.5],
  [/vermieter/, 0.2],
  [/\bmieter/, 0.1],
  [/kaltmiete|grundmiete|nettomiete|gesamtmiete/, 0.2],
  [/nebenkosten|betriebskosten|kaution/, 0.15],
  [/kontoauszug|lohnsteuer/, -0.4],
];

export const otherPapers: readonly OtherPaper[] = [
  { type: 'f24', country: 'IT', marks: f24 },
  { type: 'rental_contract', country: 'IT', marks: italianLease },
  { type: 'rental_contract', country: 'DE', marks: germanLease },
  { type: 'invoice', country: null, marks: invoice },
];
