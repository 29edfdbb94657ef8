import { describe, expect, test } from 'vitest';
import { mainOf } from '../recognise/expected.ts';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

describe('INC-04 the return that employees hand in with help', () => {
  test('it is the return of whoever declares, and not of whoever helped', async () => {
    const reading = await readPages([
      'MODELLO 730-3 redditi 2025        PROSPETTO DI LIQUIDAZIONE RELATIVO ALL’ASSISTENZA FISCALE',
      'Assistenza prestata da    Luca Neri - consulente del lavoro - C.F. NRELCU80A01L219K',
      'Dichiarante               BIANCHI CHIARA - C.F. BNCCHR85M50L219K',
      'RIEPILOGO DEI REDDITI                DICHIARANTE             CONIUGE',
      '11 REDDITO COMPLESSIVO                    30.000              16.000',
      '12 Deduzione abitazione principale           600                   0',
      '13 Oneri deducibili                            0               1.200',
      '14 REDDITO IMPONIBILE                     29.400              14.800',
      'Messaggi: deduzione abitazione principale riconosciuta per 365 giorni.',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      person_name: 'BIANCHI CHIARA',
      fiscal_id: 'BNCCHR85M50L219K',
      main_home_deduction: 60_000,
      deductible_charges: 0,
    });
  });

  test('a summary on a screen names its year beside its title, and what comes back before the tax alone', async () => {
    const reading = await readPages([
      'Dichiarazione 730 precompilata 2026',
      'CHIARA BIANCHI - BNCCHR85M50L219K',
      'Reddito complessivo (rigo 11)        21.940 €',
      'Oneri deducibili (rigo 13)                0 €',
      'Reddito imponibile (rigo 14)         21.940 €',
      'Imposta netta (rigo 50)               1.732 €',
      'Ritenute (rigo 59)                    2.160 €',
      'Esito      RIMBORSO      422 €',
      'Irpef a credito 428 €, addizionale comunale a debito 6 €.',
    ]);
    expect(valuesOf(reading)).toMatchObject({
      tax_year: 2025,
      deductible_charges: 0,
      tax_withheld: 216_000,
      tax_refund: 42_200,
    });
  });
});

describe('INC-04 other papers of Italian offices', () => {
  test('whoever gets the money is named beside whoever pays it', async () => {
    const reading = await readPages([
      'Certificazione Unica 2026',
      'Sostituto d’imposta                            Pensionato / percettore',
      'CASSA NAZIONALE MUSTER                         BIANCHI CHIARA',
      'Codice fiscale 01234567897                     Codice fiscale BNCCHR85M50L219K',
      'Dati fiscali',
      '3      Redditi di pensione              21.384,35',
    ]);
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'CASSA NAZIONALE MUSTER', person_name: 'BIANCHI CHIARA' });
  });

  test('a name that is a row by itself is whole, and days stand below what counts them', async () => {
    const reading = await readPages([
      'INPS - Istituto Nazionale Previdenza Sociale',
      'VERDI CHIDINMA GRACE',
      'Via Larga 3',
      'Oggetto: indennità di disoccupazione NASpI - accoglimento',
      'Gentile Signora, codice fiscale VRDCDN85M50L219M,',
      'Decorrenza della prestazione      Durata (giorni indennizzabili)      Termine teorico',
      '08/06/2026                        455                                 05/09/2027',
      'Importo lordo mensile             1.256,45',
    ]);
    expect(valuesOf(reading)).toMatchObject({ person_name: 'VERDI CHIDINMA GRACE', benefit_days: 455 });
  });

  test('a caption of another section is none of this one, and a return with its receipt is a return', async () => {
    const form = await readPages([
      'REDDITI PERSONE FISICHE 2026      PERIODO D’IMPOSTA 2025',
      'CODICE FISCALE BNCCHR85M50L219K',
      'QUADRO RN - IRPEF',
      'RN1 Reddito complessivo        RN4 Reddito imponibile        RN26 Imposta netta',
      '                  0                             0                             0',
      'QUADRO RR - Sezione II',
      'RR5 Codice          Reddito imponibile            Aliquota',
      '    F                           29.999            26,07 %',
    ]);
    expect(valuesOf(form).rn_taxable_income ?? 0).toBe(0);
    const receipt = await readPages([
      'COMUNICAZIONE DI AVVENUTO RICEVIMENTO  PERSONE FISICHE  SERVIZIO TELEMATICO',
      'protocollo 26093012345678901 - 000001',
      'Periodo d’imposta 01/01/2025',
      'Codice fiscale BNCCHR85M50L219K',
    ]);
    expect(
      mainOf(
        [
          { ...form, confidence: 0.6 },
          { ...receipt, confidence: 1 },
        ],
        null,
      )?.type,
    ).toBe('redditi_pf');
    expect(mainOf([receipt], null)?.type).toBe('redditi_pf_receipt');
  });
});

describe('INC-04 a notice with narrow columns', () => {
  const notice = (health: string): string[] => [
    'Finanzamt Musterstadt                            Steuernummer 315/5118/4072',
    'Frau',
    'Clara Weiß',
    'Bescheid für 2025 über Einkommensteuer und Solidaritätszuschlag',
    '                                                       Solidaritätszuschlag',
    '                              Einkommensteuer €',
    'Festgesetzt werden                     8.375,00                        0,00',
    'ab Steuerabzug vom Lohn                7.506,96                        0,00',
    'Summe der Einkünfte                                                  53.748',
    'Gesamtbetrag der Einkünfte                                           53.748',
    'ab Beiträge zur gesetzlichen Rentenversicherung (AN-',
    '                                                                      4.868',
    'Anteil, 100 %)',
    'ab Beiträge zur Krankenversicherung (4.525 abzgl. 4 %',
    `                                                                      ${health}`,
    '181)',
    'ab Beiträge zur Pflegeversicherung                                    1.257',
    'ab Sonderausgaben-Pauschbetrag                                           36',
    'Einkommen                                                            43.243',
    'zu versteuerndes Einkommen                                           43.243',
  ];
  const stepsOf = async (health: string): Promise<string | undefined> =>
    (await readPages(notice(health))).confirmations.find(({ rule }) => rule === 'est_steps')?.outcome;

  test('heads in two lines head their columns', async () => {
    expect(valuesOf(await readPages(notice('4.344')))).toMatchObject({ tax: 837_500, tax_withheld: 750_696 });
  });

  test('what stands in brackets explains a row and is taken off nothing', async () => {
    expect(await stepsOf('4.344')).not.toBe('failed');
    expect(await stepsOf('2.344')).toBe('failed');
  });
});
