import { describe, expect, test } from 'vitest';
import { readLines } from './fixtures/read-lines.ts';

const germanSums = [
  'Gesamtbrutto 4.000,00     Steuerrechtliche Abzüge 524,50     SV-rechtliche Abzüge 870,00',
  'Gesetzliches Netto 2.605,50       Auszahlungsbetrag 2.605,50',
];
const italianSums = ['TOTALE COMPETENZE    2.000,00      TOTALE TRATTENUTE    500,00', 'NETTO IN BUSTA    1.500,00'];
const employer = async (lines: readonly string[]): Promise<unknown> =>
  (await readLines(lines)).fields.employer_name?.value ?? null;

describe('INC-03 an employer without a legal form', () => {
  const addressed = ['', 'Frau                              Entgeltabrechnung', 'Erika Muster', 'Gartenweg 3'];
  const german = (...head: string[]): string[] => [
    ...head,
    ...addressed,
    '70174 Stuttgart                   Abrechnungsmonat: 10/2026',
    'Name: Erika Muster',
    ...germanSums,
  ];

  test.each([
    ['Praxis Dr. Hollerbach', 'Lindenstraße 4, 70173 Stuttgart'],
    ['Kanzlei Brandt und Partner', 'Am Ring 12 · 20095 Hamburg'],
    ['Bäckerei Heinrich Stolz', 'Marktplatz 1, 99084 Erfurt'],
  ])('%s heads the sheet over its address', async (name, address) => {
    expect(await employer(german(name, address))).toBe(name);
  });

  test.each([
    ['Firma Café Sonne Inh. P. Muster', 'Café Sonne Inh. P. Muster'],
    ['Firma Blumenhaus Wiese e.K.', 'Blumenhaus Wiese e.K.'],
    ['Rheintal Versicherungen VVaG', 'Rheintal Versicherungen VVaG'],
    ['UNTERNEHMEN Elbwerk Maschinenbau GmbH', 'Elbwerk Maschinenbau GmbH'],
    ['Arbeitgeber Elbwerk Maschinenbau GmbH', 'Elbwerk Maschinenbau GmbH'],
  ])('%s is one by its own words', async (head, name) => {
    expect(await employer(german(head))).toBe(name);
  });

  test.each([
    ['ISTITUTO COMPRENSIVO VIA POSEIDONE', 'ISTITUTO COMPRENSIVO VIA POSEIDONE'],
    ['ISTITUTO COMPRENSIVO MANZONI VIA ROMA 12', 'ISTITUTO COMPRENSIVO MANZONI'],
    ['PANETTERIA AURORA VIA POSEIDONE', 'PANETTERIA AURORA'],
  ])('a school named after its street keeps it, an address does not stay: %s', async (told, name) => {
    const lines = [
      'CEDOLINO                      RATA DI RIFERIMENTO: OTTOBRE 2026',
      'COGNOME E NOME          ROSSI MARIO',
      `ENTE DI APPARTENENZA    ${told}`,
      ...italianSums,
    ];
    expect(await employer(lines)).toBe(name);
  });

  test('a shop by its street and the number of its business', async () => {
    const lines = [
      'CARTOLERIA AURORA DI BASSI RITA                 PROSPETTO PAGA',
      'Via Monte Grappa 30 - Padova P.IVA 12345678903  Cedolino di Ottobre 2026',
      'Cognome e nome: ROSSI MARIO',
      ...italianSums,
    ];
    expect(await employer(lines)).toBe('CARTOLERIA AURORA DI BASSI RITA');
  });

  test('a name that begins with the word of a caption ends below its own caption', async () => {
    const lines = [
      'Listino paga',
      'Ragione sociale                      Cod. fisc. ditta Periodo di paga Cognome Nome',
      'AZIENDA SANITARIA LOCALE VALLE STURA 80327560589 Maggio 2026 ROSSI MARIO',
      ...italianSums,
    ];
    expect(await employer(lines)).toBe('AZIENDA SANITARIA LOCALE VALLE STURA');
  });

  test('an address in two rows', async () => {
    expect(await employer(german('Praxis Dr. Hollerbach', 'Lindenstraße 4', '70173 Stuttgart'))).toBe(
      'Praxis Dr. Hollerbach',
    );
  });

  test('whom the slip goes to is nobody’s employer', async () => {
    const lines = [
      'Erika Muster',
      'Gartenweg 3, 70174 Stuttgart',
      'Entgeltabrechnung     Abrechnungsmonat: 10/2026',
      'Name: Erika Muster',
    ];
    expect(await employer([...lines, ...germanSums])).toBeNull();
  });

  test('a title over something else than an address names nobody', async () => {
    expect(await employer(german('Vertrauliche Unterlage', 'Bitte aufbewahren'))).toBeNull();
  });

  test.each([
    ['Studio Legale Farinelli', 'Via Roma 8, 40121 Bologna (BO)'],
    ['Azienda Agricola Poggio Alto', 'Strada Vecchia 3, 53100 Siena'],
  ])('%s heads an Italian sheet', async (name, address) => {
    const lines = [
      `${name.padEnd(60)}PROSPETTO PAGA`,
      address,
      'Mese di competenza: Ottobre 2026',
      'Dipendente: ROSSI MARIA     Codice fiscale: RSSMRA80A41F205B',
    ];
    expect(await employer([...lines, ...italianSums])).toBe(name);
  });

  test('who employs at home stands under the caption, whatever a sentence below says about employers', async () => {
    const lines = [
      'BUSTA PAGA LAVORO DOMESTICO          Mese: Ottobre 2026',
      'Datore di lavoro                              Lavoratore',
      'Giulia Ferrante                               Rossi Maria',
      'C.F. FRRGLI70A41F205K                         C.F. RSSMRA80A41F205B',
      '',
      ...italianSums,
      'Il datore di lavoro domestico non opera ritenute, salvo accordo: vedi contratto.',
    ];
    expect(await employer(lines)).toBe('Giulia Ferrante');
  });
});

describe('INC-03 an employer in a list of captions and values', () => {
  test.each([30, 60, 90])('the value %i letters to the right, not the caption below', async (width) => {
    const row = (caption: string, value: string): string => `${caption.padEnd(width)}${value}`;
    const lines = [
      'CEDOLINO DELLO STIPENDIO          RATA: OTTOBRE 2026',
      row('Cognome e nome', 'ROSSI MARIA'),
      row('Codice fiscale', 'RSSMRA80A41F205B'),
      row('Ente di appartenenza', 'Liceo Statale "A. Volta"'),
      row('Ufficio di servizio', 'RTS COMO'),
      row('Qualifica', 'Docente'),
      '',
      ...italianSums,
    ];
    expect(await employer(lines)).toBe('Liceo Statale "A. Volta"');
  });

  test('in a grid the value stands below its caption', async () => {
    const lines = [
      'CEDOLINO PAGA          MESE: OTTOBRE 2026',
      'Cognome e nome                  Sede di lavoro',
      'ROSSI MARIA                     Como',
      'Ditta                           Luogo di servizio',
      'Studio Farinelli                Milano',
      'Codice fiscale                  Reparto',
      'RSSMRA80A41F205B                Ufficio',
      '',
      ...italianSums,
    ];
    expect(await employer(lines)).toBe('Studio Farinelli');
  });
});
