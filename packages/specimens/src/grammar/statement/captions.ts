import type { Country } from '../../people/person.ts';

interface Captions {
  readonly title: readonly string[];
  readonly day: readonly string[];
  readonly valueDay: readonly string[];
  readonly text: readonly string[];
  readonly code: readonly string[];
  readonly mark: readonly string[];
  readonly amount: readonly string[];
  readonly pair: readonly (readonly [debit: string, credit: string])[];
  readonly balance: readonly string[];
  readonly unit: readonly string[];
  readonly opening: readonly string[];
  readonly closing: readonly string[];
  readonly carryDown: readonly string[];
  readonly carryUp: readonly string[];
  readonly dayBalance: readonly string[];
  readonly sums: readonly (readonly [debits: string, credits: string])[];
  readonly holder: readonly string[];
  readonly iban: readonly string[];
  readonly bic: readonly string[];
  readonly period: readonly string[];
  readonly number: readonly string[];
  readonly made: readonly string[];
}

export const captions: Record<Country, Captions> = {
  IT: {
    title: [
      'Estratto conto',
      'ESTRATTO CONTO',
      'Estratto conto corrente',
      'ESTRATTO DI CONTO CORRENTE',
      'Estratto conto corrente di corrispondenza',
      'Il Suo estratto conto',
      'Estratto del conto corrente',
    ],
    day: [
      'Data',
      'Data op.',
      'Data operazione',
      'Data contabile',
      'Data mov.',
      'Data registrazione',
      'Data contab.',
      'Data reg.',
    ],
    valueDay: ['Valuta', 'Data valuta', 'Val.', 'Data val.', 'Data di valuta'],
    text: [
      'Descrizione',
      'Descrizione operazione',
      'Descrizione delle operazioni',
      'Causale',
      'Causale / Descrizione',
      'Dettaglio operazione',
      'Descrizione del movimento',
      'Operazioni',
      'Dettagli',
    ],
    code: ['Caus.', 'Cod.', 'Causale ABI', 'C.ABI', 'Cau'],
    mark: ['D/A', 'Segno', 'Seg.', ''],
    amount: ['Importo', 'Importo movimento', 'Importo operazione', 'Ammontare', 'Movimenti'],
    pair: [
      ['Dare', 'Avere'],
      ['Addebiti', 'Accrediti'],
      ['Uscite', 'Entrate'],
      ['Movimenti Dare', 'Movimenti Avere'],
      ['A Suo debito', 'A Suo credito'],
      ['A Vs. debito', 'A Vs. credito'],
      ['Addebito', 'Accredito'],
      ['Importi a debito', 'Importi a credito'],
      ['Debito', 'Credito'],
    ],
    balance: ['Saldo', 'Saldo contabile', 'Saldo progressivo', 'Saldo dopo movimento', 'Progressivo saldo'],
    unit: ['€', 'EUR', 'in Euro', '(€)', '(EUR)', 'in EUR'],
    opening: [
      'Saldo iniziale',
      'Saldo precedente',
      'Saldo contabile iniziale',
      'Saldo di apertura',
      'Saldo estratto conto precedente',
      'Saldo iniziale contabile',
      'Vecchio saldo',
    ],
    closing: [
      'Saldo finale',
      'Saldo contabile finale',
      'Nuovo saldo',
      'Saldo di chiusura',
      'Saldo attuale',
      'Saldo finale contabile',
      'Saldo a fine periodo',
    ],
    carryDown: ['A riportare', 'Da riportare', 'Saldo a riportare', 'Riporto a pagina seguente'],
    carryUp: ['Riporto', 'Riporto da pagina precedente', 'Saldo riportato', 'Da riporto'],
    dayBalance: ['Saldo al', 'Saldo contabile al', 'Saldo del giorno', 'Saldo giornaliero al'],
    sums: [
      ['Totale uscite', 'Totale entrate'],
      ['Totale addebiti', 'Totale accrediti'],
      ['Totale dare', 'Totale avere'],
      ['Totale movimenti a debito', 'Totale movimenti a credito'],
    ],
    holder: ['Intestatario', 'Intestato a', 'Intestazione', 'Titolare del conto', 'Cliente', 'Intestazione del conto'],
    iban: ['IBAN', 'Codice IBAN', 'Coordinate IBAN', 'Coordinate bancarie (IBAN)', 'Conto corrente IBAN'],
    bic: ['BIC', 'BIC/SWIFT', 'Codice BIC'],
    period: ['Periodo', 'Periodo di riferimento', 'Movimenti', 'Periodo dei movimenti'],
    number: ['Estratto conto n.', 'Numero progressivo', 'E/C n.', 'Foglio n.'],
    made: ['Data di emissione', 'Data elaborazione', 'Emesso il', 'Data stampa'],
  },
  DE: {
    title: [
      'Kontoauszug',
      'Ihr Kontoauszug',
      'Kontoauszug Girokonto',
      'Monatlicher Kontoauszug',
      'KONTOAUSZUG',
      'Kontoauszug für Ihr Privatkonto',
      'Kontoauszug in Euro',
    ],
    day: [
      'Buchung',
      'Buchungstag',
      'Bu.-Tag',
      'Datum',
      'Buchungsdatum',
      'Bu-Tag',
      'Tag der Buchung',
      'Gebucht am',
      'Buch.-Datum',
    ],
    valueDay: ['Wert', 'Valuta', 'Wertstellung', 'Wertst.', 'Valutadatum', 'Tag der Wertstellung'],
    text: [
      'Verwendungszweck',
      'Buchungstext',
      'Erläuterung',
      'Vorgang',
      'Buchungsinformation',
      'Text/Verwendungszweck',
      'Vorgang/Buchungsinformation',
      'Beschreibung',
      'Auftraggeber/Empfänger und Verwendungszweck',
      'Umsatzdetails',
      'Wir haben für Sie gebucht',
    ],
    code: ['PN-Nr.', 'BuSchl.', 'Schl.', 'PNNr', 'GVC'],
    mark: ['S/H', 'Vz.', '', ''],
    amount: ['Betrag', 'Umsatz', 'Buchungsbetrag', 'Umsätze', 'Betrag'],
    pair: [
      ['Soll', 'Haben'],
      ['Belastung', 'Gutschrift'],
      ['Belastungen', 'Gutschriften'],
      ['Ausgang', 'Eingang'],
      ['Ausgänge', 'Eingänge'],
      ['zu Ihren Lasten', 'zu Ihren Gunsten'],
      ['Lastschriften', 'Gutschriften'],
      ['Betrag Soll', 'Betrag Haben'],
      ['Abgang', 'Zugang'],
    ],
    balance: ['Saldo', 'Kontostand', 'Saldo nach Buchung', 'lfd. Saldo', 'Neuer Kontostand'],
    unit: ['EUR', '€', 'in EUR', 'in Euro', '(EUR)', '(€)'],
    opening: [
      'Alter Saldo',
      'Alter Kontostand',
      'Anfangssaldo',
      'Saldo alt',
      'Saldovortrag',
      'Letzter Kontostand',
      'Anfangsbestand',
      'Saldo letzter Auszug',
      'Kontostand zu Beginn',
    ],
    closing: [
      'Neuer Saldo',
      'Neuer Kontostand',
      'Endsaldo',
      'Saldo neu',
      'Schlusssaldo',
      'Aktueller Kontostand',
      'Endbestand',
      'Neuer Saldo',
      'Kontostand am Ende',
    ],
    carryDown: ['Übertrag', 'Übertrag auf Blatt', 'Zwischensaldo', 'Übertrag auf nächste Seite'],
    carryUp: ['Übertrag', 'Übertrag von Blatt', 'Zwischensaldo', 'Übertrag von vorheriger Seite'],
    dayBalance: ['Kontostand am', 'Saldo per', 'Saldo am', 'Tagessaldo'],
    sums: [
      ['Summe Belastungen', 'Summe Gutschriften'],
      ['Summe Soll', 'Summe Haben'],
      ['Summe der Ausgänge', 'Summe der Eingänge'],
      ['Soll-Umsätze gesamt', 'Haben-Umsätze gesamt'],
    ],
    holder: ['Kontoinhaber', 'Kontoinhaberin/Kontoinhaber', 'Inhaber', 'Konto von', 'Kunde'],
    iban: ['IBAN', 'IBAN Ihres Kontos', 'Konto (IBAN)', 'IBAN-Nr.'],
    bic: ['BIC', 'BIC (SWIFT)', 'SWIFT-BIC'],
    period: ['Zeitraum', 'Abrechnungszeitraum', 'Auszugszeitraum', 'Umsätze'],
    number: ['Auszug', 'Auszug Nr.', 'Auszugsnummer', 'Kontoauszug Nr.'],
    made: ['Erstellt am', 'Datum', 'Erstellungsdatum', 'Auszugsdatum'],
  },
};
