import { describe, expect, test } from 'vitest';
import { readPages } from './testing/read-pages.ts';
import { valuesOf } from './testing/values-of.ts';

const read = async (...lines: readonly string[]) => valuesOf(await readPages(lines));

const title = [
  'CERTIFICAZIONE UNICA 2026',
  'Certificazione di cui all’art. 4, relativa all’anno 2025',
  'CERTIFICAZIONE LAVORO DIPENDENTE, ASSIMILATI ED ASSISTENZA FISCALE',
];
const certificate = {
  payer_name: 'AURORA SERVIZI S.R.L.',
  payer_id: '01234567897',
  person_name: 'ROSSI MARIA',
  fiscal_id: 'RSSMRA80A41F205B',
  gross_income: 3_534_497,
  tax: 666_474,
  days_worked: 365,
  employment_start: '2021-11-01',
  employment_end: null,
  employment_kind: 'open_ended',
  issue_date: '2026-03-11',
};

describe('INC-04 certificates in layouts of their own', () => {
  test.each([
    ['numbered', ['1 ', '2 ', '4 ', '6 ', '8 ', '21 ']],
    ['without numbers', ['', '', '', '', '', '']],
  ])('a list, %s', async (_, [one = '', two = '', four = '', six = '', eight = '', tax = '']) => {
    const fields = await read(
      ...title,
      'SOSTITUTO D’IMPOSTA',
      `${one}Codice fiscale                         01234567897`,
      `${two}Denominazione                          AURORA SERVIZI S.R.L.`,
      `${four}Comune                                 MILANO`,
      'DATI DEL PERCIPIENTE',
      `${one}Codice fiscale                         RSS MRA 80A41 F205B`,
      `${two}Cognome                                ROSSI`,
      'Nome                                  MARIA',
      'Sesso (M o F)                         F',
      'DATI FISCALI',
      `${one}Redd. lav. dip. e assim. tempo indeterminato           35.344,97`,
      `${two}Redd. lav. dip. e assim. tempo determinato`,
      'Redditi di pensione',
      `${six}Giorni lav. dip.                                       365`,
      `${eight}Inizio rapporto                                        01/11/2021`,
      'Cessazione rapporto',
      `${tax}Ritenute Irpef                                         6.664,74`,
      'DATA: 11/03/2026',
    );
    expect(fields).toMatchObject(certificate);
  });

  test('cells without numbers whose captions take two rows', async () => {
    const fields = await read(
      ...title,
      'DATI DEL SOSTITUTO D’IMPOSTA',
      'Codice fiscale             Cognome o Denominazione            Comune',
      '              01234567897       AURORA SERVIZI S.R.L.                MILANO',
      'DATI DEL PERCIPIENTE',
      'Codice fiscale             Cognome o Denominazione            Nome               Sesso',
      '         RSSMRA80A41F205B                      ROSSI               MARIA             F',
      'DATI FISCALI',
      'Redditi di lavoro dipendente con     Redditi di lavoro dipendente con     Redditi di pensione',
      'contratto a tempo indeterminato      contratto a tempo determinato',
      '                      35.344,97',
      '',
      'Altri redditi assimilati             Numero di giorni per i quali         Data di inizio rapporto',
      '                                     spettano le detrazioni - Lavoro dip.',
      '                                                           365                 01/11/2021',
      '',
      'Data di cessazione rapporto          In forza al 31/12                    Ritenute Irpef',
      '                                                 X                               6.664,74',
      'Data 11/03/2026',
    );
    expect(fields).toMatchObject(certificate);
  });

  test('a town is not who pays, and the code in groups is not who is paid', async () => {
    const fields = await read(
      ...title,
      'Codice fiscale                        01234567897',
      'Cognome o Denominazione',
      'Comune                                MILANO',
      'Codice fiscale                        RSS MRA 80A41 F205B',
    );
    expect(fields).toMatchObject({ payer_name: null, person_name: null, fiscal_id: 'RSSMRA80A41F205B' });
  });

  test('a wage tax certificate in numbered cells gives each amount to its own', async () => {
    const fields = await read(
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      'Arbeitgeber',
      'Süderlicht Software AG',
      'Weg 1 - 48143 Münster',
      '1. Bescheinigungszeitraum          2. Zeiträume ohne Anspruch         3. Bruttoarbeitslohn',
      '   01.01. - 31.12.                                                       58.476,00',
      '4. Lohnsteuer von 3.               5. Solidaritätszuschlag von 3.     6. Kirchensteuer AN von 3.',
      '    9.124,92',
      '10. Ermäßigt besteuerter Arbeitslohn   15. Kurzarbeitergeld           22. AG-Anteil ges. RV',
      '                                                                         5.438,28',
      '23. AN-Anteil ges. RV              25. AN-Beiträge ges. KV            26. AN-Beiträge soz. PV',
      '    5.438,28                           5.058,12                          1.403,40',
    );
    expect(fields).toMatchObject({
      payer_name: 'Süderlicht Software AG',
      gross_wage: 5_847_600,
      wage_tax: 912_492,
      church_tax: null,
      reduced_rate_wage: null,
      pension_employer: 543_828,
      health: 505_812,
    });
  });

  test('a wage tax certificate without numbers', async () => {
    const fields = await read(
      'Ausdruck der elektronischen Lohnsteuerbescheinigung für 2025',
      'Bruttoarbeitslohn einschl. Sachbezüge ohne 9. und 10.         59880,00',
      'Einbehaltene Lohnsteuer von 3.                                9486,96',
      'Einbehaltener Solidaritätszuschlag von 3.',
      'Arbeitgeberanteil zur gesetzlichen Rentenversicherung         5568,84',
    );
    expect(fields).toMatchObject({ gross_wage: 5_988_000, wage_tax: 948_696, solidarity_surcharge: null });
  });

  test.each([
    ['bis 30.06.2026     ab 01.07.2026', '1.664,51           1.729,00', '1.458,95           1.515,47'],
    ['ab 01.07.2026      bis 30.06.2026', '1.729,00           1.664,51', '1.515,47           1.458,95'],
  ])('of an old and a new pension the new one: %s', async (head, gross, net) => {
    const fields = await read(
      'Deutsche Rentenversicherung Nord',
      'Rentenanpassung zum 01.07.2026',
      `                              ${head}`,
      `Bruttorente monatlich         ${gross}`,
      `Monatlicher Zahlbetrag        ${net}`,
    );
    expect(fields).toMatchObject({ gross_monthly: 172_900, net_monthly: 151_547 });
  });

  test('a pension in cells', async () => {
    const fields = await read(
      'INPS                 Cedolino pensione - Agosto 2026',
      'Titolare             Codice fiscale          Data emissione     Categoria',
      'ROSSI MARIA          RSS MRA 80A41 F205B     01/08/2026         VO 65400963',
      'Importo lordo mensile        Trattenuta IRPEF          Addizionale regionale',
      '              2195,00                  341,95                          27,00',
      'Addizionale comunale         Importo netto in pagamento',
      '                17,56                         1808,49',
    );
    expect(fields).toMatchObject({
      person_name: 'ROSSI MARIA',
      issue_date: '2026-08-01',
      gross_monthly: 219_500,
      net_monthly: 180_849,
    });
  });
});
