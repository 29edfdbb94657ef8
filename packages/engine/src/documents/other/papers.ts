import type { PaperType } from '@vesta/domain/papers/kinds';
import type { Mark } from '../recognise/marks.ts';

/** A paper that is none of ours, known so that it can be refused by its name. */
export interface OtherPaper {
  readonly type: PaperType;
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
  [
    /(?:contratto|scrittura(?: privata)?|atto|proposta) di (?:sub)?locazione|locazione (?:abitativa|ad uso abitativo|agevolata|transitoria|di natura transitoria|per studenti)/,
    0.5,
  ],
  [/locatore|locatrice/, 0.2],
  [/conduttore|conduttrice/, 0.2],
  [/canone|corrispettivo/, 0.15],
  [/uso abitativo|immobile/, 0.1],
  [/dichiarazione dei redditi|certificazione unica/, -0.4],
];

const germanLease: readonly Mark[] = [
  [/mietvertrag|mietvertrages|wohnraummietvertrag|dauernutzungsvertrag/, 0.5],
  [/vermieter/, 0.2],
  [/\bmieter|nutzungsgebuhr|nutzungsverhaltnis/, 0.1],
  [/kaltmiete|grundmiete|nettomiete|gesamtmiete/, 0.2],
  [/nebenkosten|betriebskosten|kaution/, 0.15],
  [/kontoauszug|lohnsteuer/, -0.4],
];

/** Titles of payslips elsewhere, and what only those countries take off the pay. */
const foreignPayslip: readonly Mark[] = [
  [/bulletin (?:de|du) (?:paie|salaire|paye)|fiche de paie/, 0.45],
  [/net (?:a payer|paye)|salaire brut|cotisations (?:salariales|sociales)|\burssaf\b|net imposable/, 0.3],
  [
    /\bnomina\b|recibo (?:individual )?(?:justificativo )?(?:de|del pago de) salarios?|recibo de (?:salarios|vencimento)/,
    0.45,
  ],
  [/liquido (?:total )?a (?:percibir|receber)|total devengado|base de cotizacion|\birpf\b/, 0.3],
  [/national insurance|\bpaye\b|\bni (?:number|no|contributions?)\b|tax code/, 0.4],
  [/\bpay ?slip\b|pay advice|net pay/, 0.2],
  [/loonstrook|salarisstrook|salarisspecificatie|loonspecificatie/, 0.45],
  [/loonheffing|netto (?:loon|salaris)|bruto (?:loon|salaris)/, 0.3],
  [/\bahv\b.{0,200}\balv\b|\bavs\b.{0,200}\bac\b.{0,80}\blpp\b|quellensteuer.{0,120}\bbvg\b/, 0.45],
  [/pasek (?:wynagrodzenia|placowy)|lista plac|do wyplaty|\bzus\b/, 0.45],
  [/fluturas de salar\w*|stat de plata|\bcass\b.{0,80}\bcas\b/, 0.45],
  [/\blohnsteuer\b|\binps\b|\birpef\b|cedolino|kontoauszug|estratto conto|\blohnsteuerklasse\b/, -0.6],
];

export const otherPapers: readonly OtherPaper[] = [
  { type: 'foreign_payslip', country: null, marks: foreignPayslip },
  { type: 'f24', country: 'IT', marks: f24 },
  { type: 'rental_contract', country: 'IT', marks: italianLease },
  { type: 'rental_contract', country: 'DE', marks: germanLease },
  { type: 'invoice', country: null, marks: invoice },
];
