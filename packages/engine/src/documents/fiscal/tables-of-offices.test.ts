import { describe, expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

const told = (...rows: readonly string[]) => toldOn(rows);

describe('INC-04 letters of offices as tables', () => {
  test('an unemployment benefit reckoned line by line, its days and its end below heads of columns', async () => {
    const values = await told(
      'INPS                 NASpI - PROSPETTO DI CALCOLO',
      'Comunicazione al beneficiario',
      'Beneficiario         ROSSI MARIO',
      'Codice fiscale       RSSMRA80A01H501U',
      'Esito                ACCOLTA',
      'Data elaborazione    18/09/2026',
      'E Retribuzione mensile di riferimento (C x D)      1.300,00',
      'G Prestazione mensile lorda (75% di E)               975,00',
      'H Prestazione giornaliera lorda (G/30)                32,50',
      'DECORRENZA E DURATA',
      'Decorrenza         Giorni spettanti         Termine          Modalità di pagamento',
      '04/09/2026         270                      31/05/2027       ACCR. C/C',
    );
    expect(values).toMatchObject({
      ...{ type: 'naspi', gross_monthly: 97_500, gross_daily: 3250, issue_date: '2026-09-18' },
      ...{ benefit_start: '2026-09-04', benefit_end: '2027-05-31', benefit_days: 270 },
    });
  });

  test('a letter without a fiscal code tells its person by the address', async () => {
    const values = await told(
      'INPS   Direzione provinciale di Salerno',
      'Istituto Nazionale Previdenza Sociale',
      'Corso Garibaldi 38 - 84123 Salerno',
      '                                              BRUNI ELENA',
      '                                              VIA DEI PIOPPI 7',
      '                                              84135 SALERNO SA',
      'OGGETTO: Accoglimento della domanda di indennità di disoccupazione NASpI n. 4411',
      'Le è stata riconosciuta l’indennità con decorrenza dal 08/07/2026.',
      'Importo mensile lordo iniziale      € 1.150,00',
    );
    expect(values).toMatchObject({ type: 'naspi', person_name: 'BRUNI ELENA', gross_monthly: 115_000 });
  });

  test('of two spans of a German letter the one that is paid for is that of the benefit', async () => {
    const values = await told(
      'Agentur für Arbeit Leipzig',
      'Agentur für Arbeit Leipzig, 04159 Leipzig',
      'Herrn',
      'Jonas Wendt',
      'Lindenstraße 19',
      '04177 Leipzig',
      'Bewilligungsbescheid',
      'Arbeitslosengeld nach dem Dritten Buch Sozialgesetzbuch',
      'Zeitraum                            täglich in €      monatlich in €',
      '01.09.2026 bis 31.08.2027           44,10             1.323,00',
      'Tägliches Bemessungsentgelt         112,00 €',
      'Der Bemessungszeitraum lief vom 01.09.2025 bis 31.08.2026.',
    );
    expect(values).toMatchObject({
      ...{ type: 'alg_bescheid', payer_name: 'Agentur für Arbeit Leipzig', net_monthly: 132_300 },
      ...{ benefit_start: '2026-09-01', benefit_end: '2027-08-31' },
    });
  });

  test('a raised pension is the amount of the new column', async () => {
    const values = await told(
      'Deutsche Post Renten Service, 04078 Leipzig',
      'Frau',
      'Ingrid Kraft',
      'Am Kirchplatz 4',
      '38440 Wolfsburg',
      'Mitteilung zur Leistung aus der gesetzlichen Rentenversicherung',
      'Anpassung der Leistungen zum 1. Juli 2026',
      '                                                bisher EUR     ab 01.07.2026 EUR',
      'Monatlicher Betrag der Rente                    1.500,00       1.560,00',
      'Auszuzahlender Betrag                           1.320,00       1.372,80',
    );
    expect(values).toMatchObject({ type: 'pension_notice', gross_monthly: 156_000, net_monthly: 137_280 });
  });

  test('a tax return in boxes tells the receipts that its coefficient leads to the income from', async () => {
    const values = await told(
      'REDDITI PERSONE FISICHE 2026                  Periodo d’imposta 2025',
      'Codice fiscale (*)   RSSMRA80A01H501U',
      'QUADRO LM   Reddito dei soggetti con regime forfetario',
      '      1 Codice attività   2 Coefficiente redditività   3 Ricavi/compensi (componenti positivi)   5 Reddito per attività',
      'LM22',
      '      741000              78%                          30.000,00                                 23.400,00',
      'LM34 Reddito lordo',
      '                                                                                                 23.400,00',
      'LM35 Contributi previdenziali e assistenziali',
      '                                                                                                  6.000,00',
    );
    expect(values).toMatchObject({ type: 'redditi_pf', flat_rate_receipts: 3_000_000, flat_rate_gross: 2_340_000 });
  });

  test('a caption of two rows has its figure beside the second, and a cell beside it a row of small print between them', async () => {
    const values = await told(
      'REDDITI PERSONE FISICHE 2026                  Periodo d’imposta 2025',
      'CODICE FISCALE   RSSMRA80A01H501U',
      'QUADRO RN   IRPEF',
      'RN1  REDDITO             1 Reddito di riferimento per agevolazioni fiscali     5',
      '     COMPLESSIVO                                                               41.300,00',
      'RN4  REDDITO             (indicare zero se il risultato è negativo)',
      '     IMPONIBILE                                                                31.200,00',
      'RN5  IMPOSTA LORDA',
      '                                                                                7.560,00',
    );
    expect(values).toMatchObject({ type: 'redditi_pf', total_income: 4_130_000, gross_tax: 756_000 });
  });
});
