import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../../extraction/fixtures/laid-out-page.ts';
import { bankStatementReader } from '../../bank-statement/reader.ts';
import { payslipReader } from '../../payslip/reader.ts';
import { fiscalReader } from '../reader.ts';
import { readPages } from '../testing/read-pages.ts';
import { valuesOf } from '../testing/values-of.ts';

test('a German pension notice says what is paid out', async () => {
  const reading = await readPages([
    'Deutsche Rentenversicherung Bund',
    'Herrn',
    'Karl Winter',
    'Lindenweg 3',
    '44227 Dortmund',
    'Mitteilung zur Anpassung Ihrer Rente: Altersrente ab 01.07.2026',
    'Monatliche Rente              1.612,40 EUR',
    'Monatlicher Zahlbetrag        1.420,15 EUR',
  ]);
  expect(reading).toMatchObject({ type: 'pension_notice', country: 'DE', unread: [] });
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Karl Winter',
    gross_monthly: 161_240,
    net_monthly: 142_015,
    benefit_start: '2026-07-01',
  });
});

test('INC-04 of a raised pension what holds from now on is told, and the sender is nobody', async () => {
  const reading = await readPages([
    'Deutsche Rentenversicherung Nord, 22159 Hamburg',
    'Frau',
    'Erna Dirks',
    'Lindenweg 3',
    '44227 Dortmund',
    'Mitteilung zur Leistung der Rente auf Ihren Antrag vom 02.02.2026',
    'Altersrente                   bis 30.06.2026      ab 01.07.2026',
    'Rentenbetrag                        1.204,55           1.249,60',
    'auszuzahlender Betrag               1.055,79           1.095,27',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'Erna Dirks',
    gross_monthly: 124_960,
    net_monthly: 109_527,
    benefit_start: '2026-07-01',
  });
});

test('the list of contributions to the pension is no notice, no benefit and no account', () => {
  const page = laidOutPage([
    'INPS   ESTRATTO CONTO PREVIDENZIALE',
    'Periodo                        Contribuzione           Retribuzione',
    '01/01/2024 31/12/2024          Lavoro dipendente          28.412,00',
    '08/08/2022 10/12/2022          NASpI disoccupazione        6.100,00',
    '01/01/2025 31/12/2025          Lavoro dipendente          29.870,00',
  ]);
  expect([fiscalReader, bankStatementReader].map((reader) => reader.recognise(page))).toEqual([null, null]);
});

test('an Italian pension slip says gross and net', async () => {
  const reading = await readPages([
    'INPS   Cedolino della pensione   Categoria VO',
    'Cognome             Nome           Codice fiscale',
    'ROSSI               MARIA          RSSMRA80A41F205B',
    'Importo lordo                      1.350,20',
    'Importo netto                      1.120,80',
  ]);
  expect(reading).toMatchObject({ type: 'pension_notice', country: 'IT', unread: [] });
  expect(valuesOf(reading)).toMatchObject({ person_name: 'ROSSI MARIA', gross_monthly: 135_020, net_monthly: 112_080 });
});

test('INC-04 the yearly letter of the institute tells the gross of the year', async () => {
  const reading = await readPages([
    'INPS                                              Modello ObisM 2026',
    'Oggetto: Certificato di pensione per l’anno 2026',
    'Cognome             Nome           Codice fiscale',
    'ROSSI               MARIA          RSSMRA80A41F205B',
    'Periodo                        Lordo mensile     Trattenute IRPEF     Netto mensile',
    'Gennaio - dicembre 2026             1.217,40               156,38          1.061,02',
    'Tredicesima                         1.217,40               280,00            937,40',
    'Totale annuo lordo                 15.826,20',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_income: 1_582_620 });
  expect(valuesOf(reading).gross_monthly).not.toBe(1_582_620);
});

test('INC-04 a slip that names the account it is paid to is no German one for it', async () => {
  const reading = await readPages([
    'INPS   Cedolino della pensione   Categoria VO',
    'Cognome             Nome           Codice fiscale',
    'ROSSI               MARIA          RSSMRA80A41F205B',
    'Pensione lorda                     1.350,20',
    'Importo netto in pagamento         1.120,80',
    'Pagamento presso: accredito su conto corrente',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_monthly: 135_020, net_monthly: 112_080 });
});

test('INC-04 a slip in narrow cells: the code beside a name is no part of it, and all figures stand below their captions', async () => {
  const reading = await readPages([
    'INPS   Cedolino della pensione - Luglio 2026   Categoria VO',
    'Cognome e nome Codice fiscale   Data di emissione',
    'ZANON  ZOE ZNNZOE86R57A794E     01.07.2026',
    'Pensione mensile lorda       Trattenuta IRPEF       Addizionale regionale',
    '',
    '              1.340,00                -145,30                      -16,48',
    'Addizionale comunale         Pensione mensile netta',
    '',
    '                -10,72               1.167,50',
  ]);
  expect(valuesOf(reading)).toMatchObject({
    person_name: 'ZANON ZOE',
    gross_monthly: 134_000,
    tax: 14_530,
    net_monthly: 116_750,
  });
});

test('a pension slip with withheld taxes is no payslip', async () => {
  const lines = [
    'INPS - Istituto Nazionale Previdenza Sociale',
    'Cedolino di pensione                  Mese di Ottobre 2026',
    'Sig. ROSSI MARIA                      Codice fiscale RSSMRA80A41F205B',
    'Pensione n. VO 12345678',
    'Pensione lorda                        1.650,00',
    'IRPEF                                  -310,00',
    'Addizionale regionale                   -22,00',
    'Importo netto pagato                  1.318,00',
  ];
  expect(payslipReader.recognise(laidOutPage(lines))).toBeNull();
  expect(valuesOf(await readPages(lines))).toMatchObject({ gross_monthly: 165_000, net_monthly: 131_800 });
});

test('the yearly pension forecast pays nothing and is no notice', () => {
  const page = laidOutPage(['Deutsche Rentenversicherung', 'Ihre Renteninformation', 'Altersrente 1.200,00 EUR']);
  expect(fiscalReader.recognise(page)).toBeNull();
});

test.each([
  ['behind', ['Decorrenza 01/03/2019', 'Pensione lorda        1.612,40']],
  ['below', ['Cognome e nome          Decorrenza', 'BIANCHI LUCIA           01/03/2019', 'Pensione lorda   1.612,40']],
])('INC-04 the day a pension began stands %s its caption', async (_, rows) => {
  const reading = await readPages([
    'INPS  Cedolino di pensione - Ottobre 2026            Data 01/10/2026',
    'Codice fiscale BNCLCU55C41F205D    Categoria VO 12345678',
    ...rows,
    'Importo netto in pagamento   1.320,15',
  ]);
  expect(valuesOf(reading)).toMatchObject({ benefit_start: '2019-03-01', issue_date: '2026-10-01' });
});

test('INC-04 a pension told as that of the month, from a day on', async () => {
  const reading = await readPages([
    'Deutsche Rentenversicherung',
    'Frau',
    'Anna Lindner',
    'Gartenstraße 12',
    '22303 Hamburg',
    'Rentenanpassung zum 1. Juli 2026',
    'Monatsrente ab 01.07.2026                 1.480,10 EUR',
    'Beitrag zur Krankenversicherung           - 129,51 EUR',
    'monatlicher Zahlbetrag                    1.350,59 EUR',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_monthly: 148_010, net_monthly: 135_059 });
});

describe('the net of a pension', () => {
  const outcome = async (...rows: readonly string[]): Promise<string | undefined> => {
    const head = ['Deutsche Rentenversicherung Bund', 'Rentenbescheid', 'Frau', 'Erna Dirks', '44227 Dortmund'];
    const { confirmations } = await readPages([...head, ...rows]);
    return confirmations.find(({ rule }) => rule === 'pension_net')?.outcome;
  };
  const gross = 'Monatliche Rente                          1.745,12 EUR';
  const health = 'Beitragsanteil zur Krankenversicherung     -152,70 EUR';
  const care = 'Beitrag zur Pflegeversicherung              -62,82 EUR';
  const net = (amount: string): string => `Auszahlungsbetrag                         ${amount} EUR`;

  test('is what the rows above it leave of the gross', async () => {
    expect(await outcome(gross, health, care, net('1.529,60'))).toBe('passed');
    expect(await outcome(gross, health, care, net('1.929,60'))).toBe('failed');
  });

  test.each([
    'Zuschuss zur Krankenversicherung           152,70 EUR',
    'davon Zusatzbeitrag zur Krankenversicherung     20,00 EUR',
    'Beitragsanteil zur Krankenversicherung des Rentenversicherungsträgers     152,70 EUR',
    'Sonstiges                                   12,00 EUR',
  ])('is not judged beside a row that is not understood: %s', async (row) => {
    expect(await outcome(gross, health, row, net('1.929,60'))).toBeUndefined();
  });

  test('is not judged where nothing says what was taken off', async () => {
    expect(await outcome(gross, net('1.529,60'))).toBeUndefined();
  });
});

test('the certificate of a pension calls gross and net by the month', async () => {
  const reading = await readPages([
    'INPS',
    'Modello ObisM - Certificato di pensione anno 2026',
    'Codice fiscale                   BNCLCU85C10H501B',
    'Importo mensile lordo                    1.987,44',
    'Trattenute IRPEF                           385,10',
    'Importo mensile netto                    1.602,34',
  ]);
  expect(valuesOf(reading)).toMatchObject({ gross_monthly: 198_744, net_monthly: 160_234 });
  expect(reading.confirmations).toContainEqual(expect.objectContaining({ rule: 'pension_net', outcome: 'passed' }));
});

test('INC-04 the day of a birth is not that of the letter', async () => {
  const reading = await readPages([
    'INPS                                     Mod. OBIS/M 2026',
    'Istituto Nazionale Previdenza Sociale',
    'Certificato di pensione OBIS/M - Anno 2026',
    'Cognome e nome: BRAMBILLA MARCO',
    'Data di nascita: 25/12/1987',
    'Categoria e certificato: VO 03172518',
    'Decorrenza: 01/09/2024',
    'Importo lordo mensile              1360,00',
    'Importo netto in pagamento         1182,49',
  ]);
  expect(reading.type).toBe('pension_notice');
  expect(reading.fields).toMatchObject({ issue_date: null, benefit_start: { value: '2024-09-01' } });
});
