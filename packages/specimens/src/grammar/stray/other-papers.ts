import { plain } from '../../wording/money.ts';
import type { Draw } from '../draw.ts';
import type { SheetText } from './sheet.ts';

const day = (draw: Draw, month: string): string => `${String(draw.chance.between(1, 28)).padStart(2, '0')}${month}`;

function italianInvoice(draw: Draw): SheetText {
  const net = draw.chance.between(3_000, 48_000);
  const vat = Math.round(net * 0.22);
  return {
    title: `FATTURA n. ${draw.chance.between(10, 990)}/2026`,
    sender: ['IDRAULICA CASTELLI S.N.C.', 'Via Verdi 12 - 24121 Bergamo (BG)', 'P.IVA 03384750169'],
    facts: [
      ['Data', day(draw, '/09/2026')],
      ['Cliente', draw.word(['Rossi Mario', 'Bianchi Elena'])],
      ['Modalità di pagamento', 'Bonifico 30 gg'],
    ],
    head: ['Descrizione', 'Quantità', 'Prezzo', 'Importo'],
    rows: [
      ['Sostituzione scaldabagno', '1', plain(net - 2_500), plain(net - 2_500)],
      ['Diritto di chiamata', '1', plain(2_500), plain(2_500)],
    ],
    totals: [
      ['Imponibile', plain(net)],
      ['IVA 22%', plain(vat)],
      ['TOTALE FATTURA', `€ ${plain(net + vat)}`],
    ],
    prose: ['Copia di cortesia: l’originale è trasmesso tramite il Sistema di Interscambio.'],
    language: 'it',
    made: '2026-09-29',
  };
}

function germanInvoice(draw: Draw): SheetText {
  const net = draw.chance.between(2_000, 39_000);
  const vat = Math.round(net * 0.19);
  return {
    title: `Rechnung Nr. ${draw.chance.digits(6)}`,
    sender: ['Stadtwerke Lindental GmbH', 'Werkstraße 3 · 31515 Wunstorf', 'USt-IdNr. DE811234560'],
    facts: [
      ['Rechnungsdatum', day(draw, '.09.2026')],
      ['Kundennummer', draw.chance.digits(8)],
      ['Verbrauchsstelle', 'Ahornweg 4, 31515 Wunstorf'],
    ],
    head: ['Leistung', 'Menge', 'Betrag EUR'],
    rows: [
      ['Stromlieferung 01.08. - 31.08.2026', '214 kWh', plain(net - 900)],
      ['Grundpreis', '1 Monat', plain(900)],
    ],
    totals: [
      ['Nettobetrag', plain(net)],
      ['zzgl. 19 % MwSt', plain(vat)],
      ['Rechnungsbetrag', `${plain(net + vat)} EUR`],
    ],
    prose: ['Der Betrag wird am 15. des Folgemonats von Ihrem Konto abgebucht.'],
    language: 'de',
    made: '2026-09-12',
  };
}

function presenceSheet(draw: Draw): SheetText {
  const rows = Array.from({ length: 30 }, (_, at) => {
    const isFree = at % 7 > 4;
    return [
      `${String(at + 1).padStart(2, '0')}/09/2026`,
      isFree ? '' : '08:00',
      isFree ? draw.word(['RIPOSO', '']) : draw.word(['FERIE', '', '', '', 'PERMESSO']),
      isFree ? '' : '08:32 17:04',
    ];
  });
  return {
    title: draw.word(['FOGLIO PRESENZE', 'Cartellino presenze', 'LIBRO UNICO - Foglio presenze']),
    sender: ['OFFICINE MECCANICHE BRENTA S.R.L.', 'Matricola INPS 4900123456'],
    facts: [
      ['Mese', 'Settembre 2026'],
      ['Dipendente', draw.word(['ROSSI MARIO', 'FERRARI LUCIA'])],
      ['Matricola', draw.chance.digits(5)],
    ],
    head: ['Giorno', 'Ore', 'Giustificativi', 'Timbrature'],
    rows,
    totals: [['Totale ore', '168:00']],
    prose: [],
    language: 'it',
    made: '2026-10-02',
  };
}

function italianCard(draw: Draw): SheetText {
  const spent = Array.from({ length: draw.chance.between(5, 14) }, () => draw.chance.between(500, 14_000));
  const shops = ['ESSELUNGA MILANO', 'TRENITALIA', 'AMAZON.IT', 'Q8 BERGAMO', 'FARMACIA LORETO'];
  return {
    title: draw.word(['Estratto conto carta di credito', 'ESTRATTO CONTO CARTA']),
    sender: ['Banca Sella', 'Servizio carte'],
    facts: [
      ['Carta n.', `5299 **** **** ${draw.chance.digits(4)}`],
      ['Titolare', draw.word(['ROSSI MARIO', 'CONTI SARA'])],
      ['Periodo', 'dal 01/09/2026 al 30/09/2026'],
      ['Data addebito', '15/10/2026'],
    ],
    head: ['Data e descrizione', 'Importo EUR'],
    rows: spent.map((cents) => [`${day(draw, '/09/2026')} ${draw.word(shops)}`, plain(cents)]),
    totals: [
      ['Totale spese del periodo', plain(spent.reduce((sum, cents) => sum + cents, 0))],
      ['Plafond mensile', plain(150_000)],
    ],
    prose: ['L’importo sarà addebitato sul conto corrente di appoggio.'],
    language: 'it',
    made: '2026-10-02',
  };
}

function germanCard(draw: Draw): SheetText {
  const spent = Array.from({ length: draw.chance.between(5, 14) }, () => draw.chance.between(500, 14_000));
  const shops = ['REWE Berlin', 'DB Vertrieb GmbH', 'AMAZON EU', 'ARAL Station', 'Rossmann'];
  return {
    title: draw.word(['Kreditkartenabrechnung', 'Abrechnung Ihrer Kreditkarte']),
    sender: ['Consorsbank', 'Kartenservice'],
    facts: [
      ['Kartennummer', `4546 XXXX XXXX ${draw.chance.digits(4)}`],
      ['Karteninhaber', draw.word(['Lena Hoffmann', 'Jonas Weber'])],
      ['Abrechnung vom', '30.09.2026'],
      ['Verfügungsrahmen', '2.500,00 EUR'],
    ],
    head: ['Kaufdatum und Händler', 'Betrag EUR'],
    rows: spent.map((cents) => [`${day(draw, '.09.2026')} ${draw.word(shops)}`, `${plain(cents)}-`]),
    totals: [['Neuer Saldo, wird abgebucht', `${plain(spent.reduce((sum, cents) => sum + cents, 0))}-`]],
    prose: ['Der Saldo wird in den nächsten Tagen von Ihrem Abrechnungskonto eingezogen.'],
    language: 'de',
    made: '2026-10-01',
  };
}

function italianLease(draw: Draw): SheetText {
  const rent = draw.chance.between(480, 1250) * 100;
  return {
    title: draw.word(['CONTRATTO DI LOCAZIONE AD USO ABITATIVO', 'Contratto di locazione abitativa']),
    sender: ['ai sensi dell’art. 2, comma 1, della legge 9 dicembre 1998, n. 431'],
    facts: [
      ['Locatore', 'Sig.ra Conti Marisa'],
      ['Conduttore', 'Sig. Rossi Mario'],
      ['Immobile', 'Via Solferino 9, 20121 Milano'],
    ],
    head: [],
    rows: [],
    totals: [],
    prose: [
      'Art. 1 - Il contratto è stipulato per la durata di anni quattro, dal 01/02/2025 al 31/01/2029, con rinnovo automatico.',
      `Art. 2 - Il canone annuo di locazione è convenuto in euro ${plain(rent * 12)}, da versare in rate mensili di euro ${plain(rent)} entro il giorno 5 di ogni mese.`,
      `Art. 3 - A garanzia il conduttore versa un deposito cauzionale di euro ${plain(rent * 3)}.`,
      'Art. 4 - Le spese condominiali ordinarie sono a carico del conduttore.',
      'Letto, approvato e sottoscritto.',
    ],
    language: 'it',
    made: '2025-01-20',
  };
}

function germanLease(draw: Draw): SheetText {
  const rent = draw.chance.between(520, 1350) * 100;
  return {
    title: draw.word(['Mietvertrag über Wohnraum', 'WOHNRAUMMIETVERTRAG']),
    sender: ['Zwischen den unten genannten Parteien wird folgender Vertrag geschlossen:'],
    facts: [
      ['Vermieter', 'Hausverwaltung Kastanienhof GmbH'],
      ['Mieterin/Mieter', 'Jonas Weber'],
      ['Mietsache', 'Lindenallee 14, 2. OG links, 50968 Köln'],
    ],
    head: [],
    rows: [],
    totals: [
      ['Kaltmiete', `${plain(rent)} EUR`],
      ['Nebenkostenvorauszahlung', `${plain(18_000)} EUR`],
      ['Gesamtmiete', `${plain(rent + 18_000)} EUR`],
    ],
    prose: [
      '§ 1 Das Mietverhältnis beginnt am 01.03.2025 und läuft auf unbestimmte Zeit.',
      '§ 2 Die Miete ist monatlich im Voraus, spätestens am dritten Werktag zu zahlen.',
      `§ 3 Die Mieterin oder der Mieter leistet eine Kaution von ${plain(rent * 3)} EUR.`,
      '§ 4 Schönheitsreparaturen führt der Vermieter aus.',
    ],
    language: 'de',
    made: '2025-02-11',
  };
}

function curriculum(draw: Draw): SheetText {
  return {
    title: draw.word(['Curriculum vitae', 'Lebenslauf']),
    sender: [draw.word(['Elena Bianchi', 'Jonas Weber'])],
    facts: [
      ['E-Mail', 'nome@example.org'],
      ['Telefon', `0${draw.chance.digits(9)}`],
    ],
    head: [],
    rows: [],
    totals: [],
    prose: [
      '2019 - 2026  Impiegata amministrativa, Sachbearbeiterin',
      '2014 - 2019  Università, Studium der Betriebswirtschaft',
      'Lingue / Sprachen: italiano, Deutsch, English',
    ],
    language: 'it',
    made: '2026-08-03',
  };
}

/** Papers that are none of those asked for, by what they are, with the names that the product has for them. */
export const otherPapers: readonly (readonly [is: string, named: readonly string[], (draw: Draw) => SheetText])[] = [
  ['Italian invoice', ['invoice'], italianInvoice],
  ['German invoice', ['invoice'], germanInvoice],
  ['presence sheet', ['presence_sheet'], presenceSheet],
  ['Italian card statement', ['card_statement'], italianCard],
  ['German card statement', ['card_statement'], germanCard],
  ['Italian lease', ['rental_contract'], italianLease],
  ['German lease', ['rental_contract'], germanLease],
  ['curriculum vitae', ['other'], curriculum],
];
