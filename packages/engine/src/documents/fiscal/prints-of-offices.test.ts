import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { withPerson } from '../person/with-person.ts';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const told = async (...rows: readonly string[]) => valuesOf(await readPages(rows));

describe('INC-04 a certificate that is printed in other words', () => {
  test('of a collaborator, with the captions of the insurance after their own count', async () => {
    const values = await told(
      'Fondazione Aurora - C.F. 01234567897 - Via Roma 1, 20121 Milano',
      'C.U. 2026 - anno 2025',
      'Certificazione dei redditi assimilati a quelli di lavoro dipendente',
      'Collaboratore          Codice fiscale         Nata il',
      'Rossi Maria            RSSMRA80A41F205B       01-01-1980',
      'Casella       Voce                                                              Euro',
      '4             Altri redditi assimilati (collaborazione coordinata)              18.000,00',
      '21            Ritenute IRPEF                                                     2.000,00',
      '361           Imposta lorda                                                      4.140,00',
      'sez. 3 p. 48  Contributi a carico del collaboratore trattenuti                   2.023,20',
    );
    expect(values).toMatchObject({
      tax_year: 2025,
      income_assimilated: 1_800_000,
      tax_withheld: 200_000,
      contributions: 202_320,
      payer_name: 'Fondazione Aurora',
      payer_id: '01234567897',
    });
  });

  test('of the institute, which names itself before its number', async () => {
    const values = await told(
      'CERTIFICAZIONE UNICA 2026 (redditi 2025)',
      'INPS - Istituto Nazionale della Previdenza Sociale - c.f. 80078750587 - via Ciro il Grande 21 Roma',
      'Percettore: ROSSI MARIA - F - nata a Milano il 01/01/1980 - c.f. RSSMRA80A41F205B',
      '3 - Redditi di pensione      21 - Ritenute Irpef      22 - Add. regionale',
      '20.104,00                    3.415,74                 317,64',
    );
    expect(values).toMatchObject({
      payer_name: 'INPS - Istituto Nazionale della Previdenza Sociale',
      payer_id: '80078750587',
      income_pension: 2_010_400,
      regional_surtax: 31_764,
    });
  });

  test('in two languages, with numbers in brackets', async () => {
    const values = await told(
      'Certificazione Unica / Einheitliche Bescheinigung 2026',
      'anno d’imposta / Steuerjahr 2025',
      'Sostituto / Steuersubstitut',
      'Denominazione / Bezeichnung       Codice fiscale / Steuernummer      Comune / Gemeinde',
      'Bergbau KG d. Moser A. & Co.      01234567897                        Merano / Meran',
      'Percipiente / Empfänger',
      'Cognome e nome                    Codice fiscale                     Nata il / geboren am',
      'ROSSI MARIA                       RSSMRA80A41F205B                   01.01.1980',
      'Dati fiscali / Steuerdaten',
      '(1) Redditi tempo indeterminato   (2) Redditi tempo determinato      (6) Giorni lavoro dip. / Tage',
      '30.000,00 €                       –                                  365',
      '(21) Ritenute Irpef               (22) Add. regionale / Zuschlag     (27) Saldo comunale 2025',
      '4.100,00 €                        420,50 €                           140,00 €',
      '(sez. INPS 4) Imponibile          (sez. INPS 6) Contributi lav.',
      '33.000,00 €                       3.032,70 €',
    );
    expect(values).toMatchObject({
      tax_year: 2025,
      payer_id: '01234567897',
      payer_name: 'Bergbau KG d. Moser A. & Co.',
      income_open_ended: 3_000_000,
      income_fixed_term: null,
      days_worked: 365,
      tax_withheld: 410_000,
      regional_surtax: 42_050,
      municipal_surtax_balance: 14_000,
      contributions: 303_270,
    });
  });

  test('as a list in two columns, where a caption of the second column ends the cell of the first', async () => {
    const values = await told(
      'CERTIFICAZIONE UNICA 2026',
      'Redditi di lavoro dipendente, equiparati ed assimilati corrisposti nel 2025',
      'Si certifica che la ditta Fonderia Riva s.r.l., codice fiscale 01234567897, ha corrisposto a',
      'Rossi Maria, nata il 01.01.1980, codice fiscale RSSMRA80A41F205B, le somme indicate.',
      '1    T. indeterminato                   361  Imposta lorda                 5.211,97',
      '2    T. determinato        22.660,75    367  Detr. lavoro dipendente       2.398,75',
      '6    Giorni lavoro dip.          300    368  Ult. detrazione               1.000,00',
      '21   Ritenute Irpef         1.813,22    373  Totale detrazioni             3.398,75',
    );
    expect(values).toMatchObject({
      payer_name: 'Fonderia Riva s.r.l.',
      income_open_ended: null,
      income_fixed_term: 2_266_075,
      tax_withheld: 181_322,
      gross_tax: 521_197,
      total_credits: 339_875,
    });
  });

  test('whoever made the paper did not pay', async () => {
    const values = await told(
      'CERTIFICAZIONE UNICA 2026 - CERTIFICAZIONE LAVORO DIPENDENTE',
      'Elaborato da Paghe Facili S.r.l., P.IVA 01234567897',
      'Rossi Maria, codice fiscale RSSMRA80A41F205B',
      '21   Ritenute Irpef         1.813,22',
    );
    expect(values.payer_name).toBeNull();
  });
});

test('the day that a code was made from is the day of birth, whatever it is called and whoever else was born', async () => {
  const page = laidOutPage([
    'CERTIFICAZIONE UNICA 2026 - CERTIFICAZIONE LAVORO DIPENDENTE',
    'Datore: Colli Bruna, nata il 02/02/1941',
    'Rossi Maria   F - 01/01/1980 MILANO   RSSMRA80A41F205B',
    'Data di inizio 10/03/2019',
  ]);
  const reading = withPerson(await readPages(['CERTIFICAZIONE UNICA 2026 Rossi Maria RSSMRA80A41F205B']), [page]);
  expect(reading.fields.date_of_birth?.value).toBe('1980-01-01');
});

describe('INC-04 a 730 that is printed in other words', () => {
  test('the portal’s outcome of a pre-filled return', async () => {
    const reading = await readPages([
      'Agenzia delle Entrate - Area riservata - Dichiarazione precompilata 2026',
      'Esito della liquidazione - 730 precompilato',
      'Contribuente ROSSI MARIA (RSSMRA80A41F205B) - periodo d’imposta 2025 - Stato: INVIATA il 18/05/2026 - Protocollo',
      '26051817220934411000007',
      'Reddito complessivo                                             € 22.184,00',
      'Reddito imponibile                                              € 21.824,00',
      'Imposta lorda                                                   € 5.019,52',
      'Imposta netta                                                   € 1.478,13',
      'Ritenute già subite                                             € 1.659,93',
      'Rimborso a tuo favore                                           € 181,80',
    ]);
    expect(reading.type).toBe('modello_730');
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      tax_withheld: 165_993,
      tax_refund: 18_180,
      protocol: '26051817220934411000007',
      is_filed: true,
    });
  });

  const sheet = (...rows: readonly string[]) => [
    'Modello 730/2026 - redditi 2025',
    'ROSSI MARIA RSSMRA80A41F205B',
    ...rows,
  ];

  test('what was declared on the same sheet is not what was reckoned', async () => {
    const values = await told(
      ...sheet(
        'QUADRO C - Redditi di lavoro dipendente',
        'C9 ritenute IRPEF                                       993,70',
        'QUADRO D - Altri redditi',
        'ritenute                                                620,00',
        '730-3 PROSPETTO DI LIQUIDAZIONE',
        '5  Redditi di lavoro dipendente                      20.112,00',
        '7  Altri redditi                                      3.100,00',
        '11 REDDITO COMPLESSIVO                               23.212,00',
        '25 Detrazioni lavoro dipendente                       2.348,29',
        '59 RITENUTE                                           1.613,70',
      ),
    );
    expect(values).toMatchObject({ tax_withheld: 161_370, employment_income: 2_011_200, other_income: 310_000 });
  });

  test.each([
    ['IRPEF a debito', { tax_due: 2_200, tax_refund: null }],
    ['Importo da versare', { tax_due: 2_200, tax_refund: null }],
    ['IRPEF da rimborsare', { tax_due: null, tax_refund: 2_200 }],
    ['Totale da rimborsare al dichiarante (conguaglio congiunto)', { tax_due: null, tax_refund: 2_200 }],
  ])('%s', async (caption, sums) => {
    const row = `${caption.padEnd(70)}22,00`;
    expect(await told(...sheet('730-3 PROSPETTO DI LIQUIDAZIONE', row))).toMatchObject(sums);
  });
});

describe('INC-04 a flat-rate return in other words', () => {
  const head = ['REDDITI PF 2026 (REDDITI 2025)', 'CONTRIBUENTE  ROSSI MARIA     C.F.  RSSMRA80A41F205B'];

  test('with the column behind the code, and the coefficient in the head', async () => {
    const values = await told(
      ...head,
      'REGIME FORFETARIO - QUADRO LM   COEFF. 40',
      'INVIO TELEMATICO    NON ANCORA EFFETTUATO - BOZZA PER IL CLIENTE',
      'LM22/3     RICAVI E COMPENSI                                 € 19.400,00',
      'LM34/3     REDDITO LORDO                                      € 7.760,00',
      'LM35/2     CONTRIBUTI VERSATI (ARTIGIANI COMM.)               € 4.426,00',
      'LM36       REDDITO NETTO                                      € 3.334,00',
    );
    expect(values).toMatchObject({
      flat_rate_receipts: 1_940_000,
      flat_rate_gross: 776_000,
      flat_rate_contributions: 442_600,
      flat_rate_net: 333_400,
      is_filed: false,
    });
  });

  test('a row without a code above another is not that one’s figure', async () => {
    const values = await told(
      ...head,
      'QUADRO LM - Regime forfetario',
      'LM22       Codice attività 741021 - Componenti positivi        38.600,00',
      '           Reddito per attività (78%)                          30.108,00',
      'LM34       Reddito lordo                                       30.108,00',
    );
    expect(values).toMatchObject({ flat_rate_receipts: 3_860_000, flat_rate_gross: 3_010_800 });
  });

  test('a receipt in sentences', async () => {
    const values = await told(
      'Comunicazione di avvenuto ricevimento',
      'Si attesta che la dichiarazione REDDITI 2026 Persone fisiche, relativa al periodo d’imposta 2025, di ROSSI',
      'MARIA, codice fiscale RSSMRA80A41F205B, è stata presentata per via telematica il giorno',
      '30 settembre 2026 e acquisita con il protocollo n. 26093012174455881000001.',
      'Totale componenti positivi (LM22): 38.600,00 euro. Imposta sostitutiva (LM39): 3.598,00 euro.',
    );
    expect(values).toMatchObject({
      tax_year: 2025,
      issue_date: '2026-09-30',
      protocol: '26093012174455881000001',
      is_filed: true,
      flat_rate_receipts: 3_860_000,
    });
  });
});

describe('INC-04 letters of the institute', () => {
  test('what is granted, in sentences', async () => {
    const values = await told(
      'INPS',
      'Oggetto: Indennità di disoccupazione NASpI - accoglimento della domanda',
      'Gentile signora Rossi (C.F. RSSMRA80A41F205B),',
      'la Sua domanda presentata il 05/10/2026 è stata accolta. L’indennità Le spetta',
      'dal 08/10/2026 per un numero complessivo di 392 giornate, ossia fino al 03/11/2027.',
    );
    expect(values).toMatchObject({ benefit_start: '2026-10-08', benefit_days: 392, benefit_end: '2027-11-03' });
  });

  test('what is granted, as a list', async () => {
    const values = await told(
      'INPS   NASpI: prospetto di calcolo',
      'Codice fiscale    RSSMRA80A41F205B',
      'Decorrenza        15/07/2026',
      'Termine teorico   14/04/2027',
      'Giorni spettanti  274',
    );
    expect(values).toMatchObject({ benefit_start: '2026-07-15', benefit_end: '2027-04-14', benefit_days: 274 });
  });

  test('the day of the application is not that of the letter', async () => {
    const values = await told(
      'INPS - Sede di Taranto                         Taranto, 3 settembre 2026',
      'Sig.ra ROSSI MARIA  C.F. RSSMRA80A41F205B',
      'Oggetto: domanda di indennità NASpI - reiezione',
      'La domanda da Lei presentata in data 11 agosto 2026 non può essere accolta.',
      'Contro il provvedimento può presentare ricorso entro 90 giorni.',
      '',
      '',
      'Il Responsabile del procedimento',
    );
    expect(values.issue_date).toBe('2026-09-03');
  });

  test('a pension by months, its figures set to the right', async () => {
    const values = await told(
      'INPS      MODELLO ObisM - ANNO 2026',
      'ROSSI MARIA             C.F. RSSMRA80A41F205B',
      'gli importi della pensione, decorrenza originaria aprile 2016',
      'Mese                              Lordo    Irpef e addizionali      Netto',
      'gennaio - novembre             1.214,80                94,18     1.120,62',
      'dicembre (con tredicesima)     2.429,60               311,44     2.118,16',
    );
    expect(values).toMatchObject({ gross_monthly: 121_480, net_monthly: 112_062, year: 2026 });
  });
});
