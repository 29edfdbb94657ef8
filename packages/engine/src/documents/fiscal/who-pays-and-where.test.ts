import { describe, expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;

const pension = (head: readonly string[], born: string): readonly string[] => [
  ...head,
  'Herrn                                            Versicherungsnummer 49300857K239',
  `Hans Kretschmar                                  Geburtsdatum ${born}`,
  'Brühl 14                                         Datum 05.06.2026',
  '09111 Chemnitz',
  'Rentenanpassung zum 01.07.2026 - Regelaltersrente',
  'Monatsrente brutto                               1.544,95',
  'monatlicher Zahlbetrag                           1.352,60',
];

const obisM = (born: string): readonly string[] => [
  'INPS                                              Certificato di pensione',
  'Direzione provinciale di Trieste                  Mod. ObisM - anno 2026',
  'Codice fiscale RSSMRA80A41F205B                   GENTILE SIGNORA',
  `Data di nascita ${born}                           ROSSI MARIA`,
  'Importo lordo mensile della pensione              1.684,25',
  'Importo netto mensile in pagamento                1.348,34',
];

const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'the insurer of a pension has its region in the row below',
    pension(['Deutsche Rentenversicherung                      Renten Service', 'Mitteldeutschland', ''], '30.08.1957'),
    { payer_name: 'Deutsche Rentenversicherung Mitteldeutschland', date_of_birth: '1957-08-30' },
  ],
  [
    'the insurer of a pension has its region behind its name, and a day that the number was not made from is nobody’s',
    pension(['Deutsche Rentenversicherung Nord, 22159 Hamburg', ''], '30.08.1958'),
    { payer_name: 'Deutsche Rentenversicherung Nord', date_of_birth: null },
  ],
  [
    'an address below the insurer is no region',
    pension(['Deutsche Rentenversicherung', 'Nordstraße 3', ''], '30.08.1957'),
    { payer_name: 'Deutsche Rentenversicherung' },
  ],
  [
    'an Italian pension is paid by its institute',
    obisM('01/01/1980'),
    { payer_name: 'INPS', date_of_birth: '1980-01-01' },
  ],
  ['a day of birth that the code contradicts is not told', obisM('02/01/1980'), { date_of_birth: null }],
  [
    'a health insurance names itself above its motto and says where it paid',
    [
      'AOK PLUS',
      'Die Gesundheitskasse für Sachsen und Thüringen',
      'Herrn',
      'Jens Vogt',
      'Eisenbahnstraße 113',
      '04315 Leipzig                                     Datum 15.10.2026',
      'Bescheinigung über die Zahlung von Krankengeld',
      'Zeitraum                                          14.09.2026 bis 11.10.2026',
      'Netto-Krankengeld kalendertäglich                 36,85 EUR',
      'Überwiesen auf                                    DE89 3704 0044 0532 0130 00',
    ],
    { type: 'benefit_notice', payer_name: 'AOK PLUS', iban: 'DE89370400440532013000' },
  ],
  [
    'what is paid for children comes from an office with a region; a sentence about it is no name',
    [
      'Familienkasse zahlt aus',
      'Familienkasse Berlin-Brandenburg                  Datum: 08.01.2026',
      'Frau',
      'Erika Vogt',
      'Karl-Marx-Allee 78',
      '10243 Berlin',
      'Bescheinigung über den Bezug von Kindergeld',
      'Monatlicher Betrag                                259,00 EUR',
      'Zahlungsweg                                       IBAN DE89 3704 0044 0532 0130 00',
    ],
    {
      type: 'child_benefit_notice',
      payer_name: 'Familienkasse Berlin-Brandenburg',
      iban: 'DE89370400440532013000',
    },
  ],
  [
    'a tax office tells from which income it reckons ahead',
    [
      'Finanzamt Essen-NordOst                           Datum 09.09.2026',
      'Frau',
      'Erika Vogt',
      'Lindenallee 34',
      '45127 Essen',
      'Vorauszahlungsbescheid über Einkommensteuer',
      'Für das Jahr 2026 werden vierteljährliche Vorauszahlungen festgesetzt:',
      '10.03.2026                                        1.955,00',
      '10.06.2026                                        1.955,00',
      'Einkünfte aus selbständiger Arbeit                50.817',
      'Einkünfte aus Gewerbebetrieb                      1.200',
      'zu versteuerndes Einkommen                        41.917',
    ],
    {
      type: 'prepayment_notice',
      income_self_employed: 5_081_700,
      income_business: 120_000,
      taxable_income: 4_191_700,
    },
  ],
  [
    'an assessment says in a sentence what is given back',
    [
      'Finanzamt Prenzlauer Berg                         Datum 14.08.2026',
      'Herrn',
      'Jens Vogt',
      'Danziger Straße 52',
      '10435 Berlin',
      'Bescheid für 2025 über Einkommensteuer',
      'Festgesetzt werden                                9.914,00',
      'Es ergibt sich ein Guthaben von                   306,00',
      'zu versteuerndes Einkommen                        47.785',
    ],
    { type: 'est_bescheid', tax_refund: 30_600, tax_due: null },
  ],
  [
    'of several results of a business the last one counts',
    [
      'Autoglas Vogt, Inh. Jens Vogt                     Kurzfristige Erfolgsrechnung September 2026',
      'Bezeichnung                         Sep/2026              Jan/2026 - Sep/2026',
      'Umsatzerlöse                        24.183,50             217.651,50',
      'Gesamtkosten                        8.603,70              83.474,94',
      '1300 Betriebsergebnis               7.455,40              60.919,65',
      '1345 Ergebnis vor Steuern           7.343,20              59.880,65',
      '1380 Vorläufiges Ergebnis           7.031,20              57.072,65',
    ],
    { type: 'bwa', result_month: 703_120, result_to_date: 5_707_265 },
  ],
  [
    'an office that employs has no legal form',
    [
      'Bezirksamt Mitte von Berlin',
      'Frankfurter Allee 35-37, 10247 Berlin',
      'Elektronische Lohnsteuerbescheinigung 2025',
      'Ausdruck für den Arbeitnehmer',
      'Erika Vogt                                        IdNr. 40638752618',
      'Karl-Marx-Allee 78                                Steuerklasse 2',
      '10243 Berlin',
      '3        Bruttoarbeitslohn                        48.449,76',
      '4        Lohnsteuer                                5.261,04',
    ],
    { type: 'lohnsteuerbescheinigung', payer_name: 'Bezirksamt Mitte von Berlin' },
  ],
  [
    'the receipt of a return tells the number of the business',
    [
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO',
      "MODELLO REDDITI PERSONE FISICHE 2026 - PERIODO D'IMPOSTA 2025",
      'DICHIARAZIONE PROTOCOLLO N. 26092217053398112 - 000001 presentata il 20/09/2026',
      'Utente: ROSSI MARIA – Codice fiscale: RSSMRA80A41F205B – Partita IVA attiva: 01039610215 (dal 2004)',
    ],
    { type: 'redditi_pf_receipt', vat_number: '01039610215' },
  ],
  [
    'the certificate tells what was kept for the social insurance',
    [
      'CERTIFICAZIONE UNICA 2026   RELATIVA ALL’ANNO 2025',
      '1 Codice fiscale                    2 Cognome               3 Nome',
      'RSSMRA80A41F205B                    ROSSI                   MARIA',
      'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
      '1 Redditi di lavoro dipendente con contratto a tempo indeterminato',
      '24.125,64',
      'DATI PREVIDENZIALI ED ASSISTENZIALI INPS',
      '1 Matricola azienda     4 Imponibile previdenziale     6 Contributi a carico trattenuti',
      '3014882091              26.572,00                      2.442,02',
    ],
    { type: 'cu', contributions: 244_202 },
  ],
  [
    'a name in the middle of its cell begins before its caption does',
    [
      'CERTIFICAZIONE UNICA 2026   RELATIVA ALL’ANNO 2025',
      "SOSTITUTO D'IMPOSTA",
      'Codice fiscale                                 Denominazione',
      '80185250588                            MINISTERO DELLA CULTURA E DEL TURISMO',
      'PERCETTORE',
      'Codice fiscale                      Cognome                 Nome',
      'RSSMRA80A41F205B                    ROSSI                   MARIA',
      '1 Redditi di lavoro dipendente con contratto a tempo indeterminato',
      '24.125,64',
    ],
    { type: 'cu', payer_name: 'MINISTERO DELLA CULTURA E DEL TURISMO', person_name: 'ROSSI MARIA' },
  ],
  [
    'boxed letters that run into their caption are a code all the same',
    [
      "PERSONE FISICHE 2026        Periodo d'imposta 2025          CODICE FISCALERSSMRA80A41F205B",
      'Contribuente: ROSSI MARIA – Partita IVA 01039610215 – nata a Milano il 01/01/1980',
      'QUADRO RN – Determinazione dell’IRPEF',
      'RN1           REDDITO COMPLESSIVO                   64.270,00',
      'RN4           REDDITO IMPONIBILE                    53.020,00',
    ],
    {
      type: 'redditi_pf',
      fiscal_id: 'RSSMRA80A41F205B',
      person_name: 'ROSSI MARIA',
      vat_number: '01039610215',
      date_of_birth: '1980-01-01',
    },
  ],
];

describe('who pays, to whom and where', () => {
  test.each(papers)('INC-04 %s', async (_, lines, told) => {
    expect(await toldOn(lines)).toMatchObject(told);
  });
});
