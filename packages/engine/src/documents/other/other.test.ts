import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { otherReader } from './reader.ts';

const typeOf = (...lines: readonly string[]): string | null => otherReader.recognise(laidOutPage(lines))?.type ?? null;

describe('papers that are none of ours', () => {
  test.each([
    ['invoice', ['Rechnung', 'Rechnungsnr. 30064443', 'Pos. Menge Einzelpreis', 'Zwischensumme zzgl. 19 % MwSt.']],
    ['invoice', ['FATTURA n. 12', 'Quantità Prezzo unitario', 'Imponibile 100,00  IVA 22%']],
    ['invoice', ['Invoice Number: 42', 'Bill to: Somebody', 'Subtotal 10.00']],
    ['f24', ['Mod. F24', 'DELEGA IRREVOCABILE A:', 'SEZIONE ERARIO  codice tributo']],
    ['rental_contract', ['CONTRATTO DI LOCAZIONE AD USO ABITATIVO', 'il locatore concede al conduttore', 'canone']],
    ['rental_contract', ['Wohnraummietvertrag', 'zwischen Vermieter und Mieter', 'Kaltmiete 800,00']],
    ['foreign_payslip', ['BULLETIN DE PAIE', 'Salaire brut 2 650,00', 'Net à payer 2 071,33']],
    ['foreign_payslip', ['NÓMINA octubre 2026', 'Total devengado 2.150,00', 'Líquido a percibir 1.702,11']],
    ['foreign_payslip', ['PAYSLIP', 'Tax code 1257L  National Insurance 210.40', 'Net pay 2,310.55']],
    ['foreign_payslip', ['Salarisspecificatie', 'Bruto salaris 3.100,00', 'Loonheffing -412,00']],
    [
      'child_benefit_notice',
      ['Bundesagentur für Arbeit', 'Familienkasse Bayern Nord', 'Ihr Antrag', 'Kindergeld für Ida'],
    ],
    ['child_benefit_notice', ['Stadt Wiesen', 'Bescheid über die Festsetzung von Kindergeld', 'monatlich 255,00 EUR']],
    ['child_benefit_notice', ['INPS', 'ASSEGNO UNICO E UNIVERSALE PER I FIGLI A CARICO', 'Importo mensile 201,00']],
    ['child_benefit_notice', ['INPS', 'Oggetto: domanda di assegno unico per i figli', 'accolta, importo 201,00']],
    ['annual_accounts', ['Jahresabschluss zum 31.12.2025', 'Tischlerei Kranz GmbH', 'Bilanzgewinn 41.200,00']],
    ['annual_accounts', ["BILANCIO D'ESERCIZIO 2025", 'Officine Colli Srl', 'Utile dell’esercizio 41.200']],
    ['foreign_payslip', ['Lohnabrechnung', 'AHV-Beitrag 5.3%  ALV-Beitrag 1.1%', 'BVG-Beitrag 210.00']],
  ])('%s is known by name', (type, lines) => {
    expect(typeOf(...lines)).toBe(type);
  });

  test.each([
    [['Kontoauszug Nr. 3', 'Rechnung Nr. 12 Stadtwerke  -80,00', 'Kontostand']],
    [['Lohnabrechnung', 'Lohnsteuer 300,00', 'Umsatzsteuer']],
    [['Payslip', 'Lohnsteuer / income tax 300,00', 'Net pay 2.310,55']],
    [['Kontoauszug', 'Gutschrift Net pay national insurance 2.310,55']],
    [['Cara Maria, ti mando la fattura domani']],
    [['Jahresabschluss 2025', 'Gewinnermittlung nach § 4 Abs. 3 EStG', 'Einnahmen-Überschussrechnung']],
    [['Bezügemitteilung', 'Kindergeld 255,00', 'Lohnsteuer 300,00']],
  ])('a mention is not the thing: %j', (lines) => {
    expect(typeOf(...lines)).toBeNull();
  });

  test.each([
    [['INPS', 'Estratto conto previdenziale', 'Reddito complessivo 31.250,00', 'Imposta netta 5.110,00']],
    [['Agenzia delle Entrate', 'CERTIFICATO DI ATTRIBUZIONE DEL NUMERO DI PARTITA IVA', 'Codice fiscale']],
    [['Agentur für Arbeit', 'Bewilligung von Arbeitslosengeld', 'Lohnsteuerklasse 3', 'Zahlbetrag 1.512,60']],
  ])('INC-01 a paper that proves no income is told by its title: %j', (lines) => {
    expect(typeOf(...lines)).toBe('unknown');
    const body = Array.from({ length: 30 }, (_, row) => `Zeile ${row} einer anderen Seite`);
    expect(typeOf(...body, ...lines)).toBeNull();
  });

  const confirmations: readonly (readonly [readonly string[], Record<string, unknown>])[] = [
    [
      [
        'Metallbau Kessler GmbH',
        'Arbeitgeberbescheinigung',
        'Hiermit bestätigen wir, dass Veronika Amann, wohnhaft Ahornweg 1, 86150 Augsburg, seit dem 01.02.2023 in unserem',
        'Unternehmen in einem ungekündigten, unbefristeten Arbeitsverhältnis steht. Das monatliche Bruttoeinkommen beträgt',
        '1.593,83 EUR. Diese Bescheinigung dient zur Vorlage beim Vermieter.',
      ],
      {
        payer_name: 'Metallbau Kessler GmbH',
        person_name: 'Veronika Amann',
        employment_start: '2023-02-01',
        employment_kind: 'open_ended',
        monthly_gross: 159_383,
      },
    ],
    [
      [
        'Villa Serena S.p.A.',
        'ATTESTATO DI SERVIZIO',
        'Si attesta che Arber Hoxha, codice fiscale HXHRBR66D09F257Q, presta servizio alle dipendenze di Villa Serena S.p.A.',
        'dal 01/07/2025 con rapporto di lavoro a tempo indeterminato e con retribuzione annua lorda di € 34.884,00.',
      ],
      {
        payer_name: 'Villa Serena S.p.A.',
        person_name: 'Arber Hoxha',
        employment_start: '2025-07-01',
        employment_kind: 'open_ended',
        gross_income: 3_488_400,
      },
    ],
    [
      [
        'Nordlicht Reederei AG',
        'Sehr geehrte Damen und Herren,',
        'wir bescheinigen hiermit, dass Herr Jan Petersen bei uns als Schlosser in Vollzeit beschäftigt ist, und zwar seit',
        '15.09.2019. Sein monatliches Bruttogehalt beträgt 3.480,00 Euro. Ausgestellt zur Vorlage beim Vermieter.',
      ],
      { person_name: 'Jan Petersen', employment_start: '2019-09-15', monthly_gross: 348_000 },
    ],
    [
      [
        'Il sottoscritto Carlo Neri, legale rappresentante della società Vetreria Neri S.r.l., dichiara che la Sig.ra Anna',
        'Fabbri, nata a Faenza il 03/03/1985, risulta assunta dal 10/01/2018 con contratto a tempo indeterminato.',
      ],
      { person_name: 'Anna Fabbri', employment_start: '2018-01-10', employment_kind: 'open_ended' },
    ],
    [
      [
        'Tessitura Colli S.p.A. - Ufficio del personale',
        'DICHIARAZIONE DEL DATORE DI LAVORO',
        'Si dichiara che la Sig.ra Beatrice Niccolini, nata a Firenze il 29/05/1975, C.F. NCCBRC75E69D612Q, è alle nostre',
        'dipendenze dal 11/01/2016 con contratto a tempo indeterminato.',
      ],
      { payer_name: 'Tessitura Colli S.p.A.', fiscal_id: 'NCCBRC75E69D612Q', employment_start: '2016-01-11' },
    ],
    [['Wohngeldbehörde', 'Verdienstbescheinigung zum Antrag auf Wohngeld', 'Bruttolohn 3.100,00'], {}],
  ];

  test.each(confirmations)('INC-01 what an employer attests is told as that: %j', async (lines, told) => {
    const page = laidOutPage(lines);
    const recognition = otherReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const reading = await otherReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    expect(reading.type).toBe('employer_confirmation');
    expect(valuesOf(reading)).toMatchObject(told);
  });

  test.each([
    [['LETTERA DI ASSUNZIONE', 'La società dichiara che il rapporto di lavoro avrà inizio il 01/03/2026']],
    [['Arbeitsvertrag', 'Wir bestätigen, dass das Arbeitsverhältnis am 01.03.2026 beginnt']],
    [['Hiermit bestätigen wir, dass das Mietverhältnis mit Frau Muster, angestellt bei der Post, ohne Rückstände ist']],
    [['Entgeltabrechnung', 'Arbeitsverhältnis seit 01.01.2020', 'Gesamtbrutto 3.100,00']],
  ])('INC-01 others attest as well: %j', (lines) => {
    expect(typeOf(...lines)).not.toBe('employer_confirmation');
  });

  test('a lease says the rent', async () => {
    const page = laidOutPage([
      'CONTRATTO DI LOCAZIONE',
      'tra il locatore e il conduttore',
      'Il canone mensile è di Euro 850,00 con decorrenza dal 01/04/2025',
    ]);
    const recognition = otherReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const { fields } = await otherReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    expect(fields.monthly_rent?.value).toBe(85_000);
    expect(fields.start_date?.value).toBe('2025-04-01');
  });

  const fieldsOf = async (...lines: readonly string[]): Promise<Record<string, unknown>> => {
    const page = laidOutPage(lines);
    const recognition = otherReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    return valuesOf(await otherReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] }));
  };

  test('INC-01 what is paid for children is told with whom it goes to', async () => {
    expect(
      await fieldsOf(
        'Familienkasse Bayern Nord',
        'Mara Tietjen                                 IdNr. 50672945831',
        'Ulmenweg 4',
        '34117 Kassel',
        'Bescheid über die Festsetzung von Kindergeld',
        'Für Jannes wird ab März 2026 Kindergeld festgesetzt.   Steuer-ID des Kindes 65929970489',
        'Kind 1                 259,00 EUR',
        'Monatlich insgesamt    259,00 EUR',
      ),
    ).toMatchObject({ person_name: 'Mara Tietjen', fiscal_id: '50672945831', year: 2026, net_monthly: 25_900 });
    expect(
      await fieldsOf(
        'INPS – Assegno unico e universale per i figli a carico',
        'Pagamenti – anno 2026',
        'Richiedente                   MARIA ROSSI',
        'Codice fiscale                RSSMRA80A41F205B',
        'Agosto 2026        20/08/2026      201,00',
        'Settembre 2026     20/09/2026      211,50',
        'Totale erogato                     412,50',
      ),
    ).toMatchObject({
      person_name: 'MARIA ROSSI',
      fiscal_id: 'RSSMRA80A41F205B',
      year: 2026,
      net_monthly: 21_150,
      benefit_total: 41_250,
    });
  });

  test('INC-01 accounts of a business are told with their owner, year and figures of this year', async () => {
    expect(
      await fieldsOf(
        'Jahresabschluss zum 31. Dezember 2025',
        'Tischlerei Kranz, Inhaberin Wanda Kranz, 29221 Celle',
        'Steuer-IdNr. 50672945831',
        '                                2025            2024',
        '1. Umsatzerlöse           210.400,00      198.300,00',
        '9. Jahresüberschuss        41.200,00       39.900,00',
      ),
    ).toMatchObject({
      tax_year: 2025,
      person_name: 'Wanda Kranz',
      fiscal_id: '50672945831',
      revenue: 21_040_000,
      profit: 4_120_000,
    });
    expect(
      await fieldsOf("BILANCIO D'ESERCIZIO AL 31/12/2025", 'Officine Colli Srl', "Utile dell'esercizio   41.200,00"),
    ).toMatchObject({ tax_year: 2025, person_name: null, profit: 4_120_000 });
  });
});
