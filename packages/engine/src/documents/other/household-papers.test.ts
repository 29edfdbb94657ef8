import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { otherReader } from './reader.ts';

async function read(...lines: readonly string[]): Promise<Record<string, unknown>> {
  const page = laidOutPage(lines);
  const recognition = otherReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  const reading = await otherReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
  const fields = Object.entries(reading.fields).map(([name, found]) => [name, found?.value ?? null]);
  return { type: reading.type, ...Object.fromEntries(fields) };
}

describe('an ISEE attestation', () => {
  const told = {
    type: 'isee',
    person_name: 'MARIA ROSSI',
    fiscal_id: 'RSSMRA80A41F205B',
    isee_value: 1_512_345,
    ise_value: 3_720_369,
    expiry_date: '2026-12-31',
    household_members: 2,
  };

  test('INC-01 is named, with what it says', async () => {
    expect(
      await read(
        'INPS            ATTESTAZIONE ISEE',
        'DSU presentata in data 15/01/2026 da MARIA ROSSI, codice fiscale RSSMRA80A41F205B',
        'Indicatore della Situazione Economica (ISE)                37.203,69 €',
        'Parametro della scala di equivalenza                             2,46',
        'ISEE ordinario                                             15.123,45 €',
        'COMPONENTI DEL NUCLEO FAMILIARE',
        'LUCA BIANCHI BNCLCU85C10H501B coniuge',
        'MARIA ROSSI RSSMRA80A41F205B dichiarante',
        'Valida fino al 31/12/2026',
      ),
    ).toMatchObject({ ...told, issue_date: '2026-01-15' });
  });

  test('the day it was given out, not the day its declaration was handed in', async () => {
    expect(
      await read(
        'ATTESTAZIONE ISEE',
        'La DSU presentata in data 30/01/2026 dal dichiarante MARIA ROSSI - codice fiscale RSSMRA80A41F205B',
        'ISEE ORDINARIO                                             15.123,45 €',
        'Rilasciata il 03/02/2026 - Validità fino al 31/12/2026',
      ),
    ).toMatchObject({ issue_date: '2026-02-03', expiry_date: '2026-12-31' });
  });

  test('and in other words', async () => {
    expect(
      await read(
        'Attestazione dell’ISEE ordinario o corrente',
        'Dichiarante: MARIA ROSSI          C.F. RSSMRA80A41F205B',
        'Numero componenti del nucleo familiare: 2',
        'ISE: € 37.203,69',
        'Valore ISEE: € 15.123,45',
        'Scadenza 31/12/2026',
      ),
    ).toMatchObject(told);
  });

  test('the declaration that it is reckoned from has no result', async () => {
    expect((await read('DICHIARAZIONE SOSTITUTIVA UNICA', 'Quadro A nucleo familiare')).type).toBe('unknown');
  });
});

describe('what a register says of where somebody lives', () => {
  const told = {
    type: 'residence_certificate',
    person_name: 'Erika Muster',
    date_of_birth: '1990-02-01',
    address: 'Lindenallee 12, 50968 Köln',
    move_in_date: '2021-03-15',
  };

  test.each([
    [
      'a list',
      [
        'Stadt Köln - Bürgeramt Rodenkirchen',
        'Frau',
        'Erika Muster',
        'Lindenallee 12',
        '50968 Köln                                      05.11.2026',
        '',
        'Erweiterte Meldebescheinigung (§ 18 Abs. 2 BMG)',
        'Familienname            Muster',
        'Vornamen                Erika',
        'Geburtsdatum            01.02.1990',
        'Anschrift               Lindenallee 12, 50968 Köln',
        'Einzugsdatum            15.03.2021',
        '',
        '',
        'Im Auftrag',
        'Sommer',
      ],
    ],
    [
      'a sentence',
      [
        'Einwohnermeldeamt',
        'Amtliche Meldebestätigung',
        'Hiermit wird bestätigt, dass Frau Erika Muster, geboren am 01.02.1990,',
        'seit dem 15.03.2021 unter der Anschrift Lindenallee 12, 50968 Köln gemeldet ist.',
        'Köln, 05.11.2026',
      ],
    ],
  ])('INC-01 in Germany: %s', async (_, lines) => {
    expect(await read(...lines)).toMatchObject({ ...told, issue_date: '2026-11-05' });
  });

  test('INC-01 an address that a form asks for in two rows', async () => {
    expect(
      await read(
        'Bezirksamt Neukölln von Berlin',
        'Erweiterte Meldebescheinigung nach § 18 Abs. 2 BMG',
        'Familienname            Muster',
        'Vornamen                Erika',
        'Derzeitige Anschrift (alleinige Wohnung)',
        'Straße, Hausnummer      Sonnenallee 117',
        'PLZ, Ort                12045 Berlin',
        'Einzugsdatum            01.05.2021',
      ),
    ).toMatchObject({ person_name: 'Erika Muster', address: 'Sonnenallee 117 12045 Berlin' });
  });

  test('INC-01 in Italy', async () => {
    expect(
      await read(
        'COMUNE DI TORINO - Servizi Demografici',
        'CERTIFICATO DI RESIDENZA',
        'L’Ufficiale d’Anagrafe certifica che ROSSI MARIA nata a Milano il 01/01/1980, C.F. RSSMRA80A41F205B',
        'è residente in Via Garibaldi 20, 10122 Torino dal 12/05/2019',
        'Torino, 03/11/2026',
      ),
    ).toMatchObject({
      type: 'residence_certificate',
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      date_of_birth: '1980-01-01',
      address: 'Via Garibaldi 20, 10122 Torino',
      move_in_date: '2019-05-12',
      issue_date: '2026-11-03',
    });
  });

  test('an office over its own address is nobody', async () => {
    expect(
      await read(
        'Gemeinde Haar - Einwohnermeldeamt, Bahnhofstraße 7, 85540 Haar',
        'Anmeldebestätigung (§ 24 BMG)',
        'Muster, Erika geb. 01.02.1990',
        'Neue Wohnung: Lindenallee 12, 85540 Haar',
        'Einzugsdatum: 15.03.2021',
      ),
    ).toMatchObject({ person_name: 'Erika Muster', address: 'Lindenallee 12, 85540 Haar', move_in_date: '2021-03-15' });
  });

  test.each([
    ['Lohnabrechnung Oktober 2026', 'Meldebescheinigung', 'gemeldet seit 2019'],
    ['Richiesta di mutuo', 'Si allega ISEE corrente del nucleo familiare e certificato di residenza'],
    ['Kontoauszug', 'Meldebescheinigung Gebühr 10,00'],
  ])('a mention is not the thing: %s', (...lines) => {
    expect(otherReader.recognise(laidOutPage(lines))?.type ?? 'unknown').toBe('unknown');
  });

  test('what an employer reports to the insurances is no such paper', () => {
    const page = laidOutPage([
      'Meldebescheinigung zur Sozialversicherung nach § 25 DEÜV',
      'Betriebsnummer 12345678   Erika Muster   Beitragspflichtiges Bruttoarbeitsentgelt 38.400 EUR',
    ]);
    expect(otherReader.recognise(page)).toBeNull();
  });

  test('the first of a household is named, with where all of them live', async () => {
    expect(
      await read(
        'COMUNE DI MILANO',
        'CERTIFICATO DI STATO DI FAMIGLIA',
        'ROSSI MARIA nata a Milano il 01/01/1980 RSSMRA80A41F205B intestataria scheda',
        'BIANCHI LUCA nato a Roma il 10/03/1985 BNCLCU85C10H501B coniuge',
        'residenti in Via Larga 3, 20122 Milano',
      ),
    ).toMatchObject({ person_name: 'ROSSI MARIA', address: 'Via Larga 3, 20122 Milano' });
  });

  test.each([
    ['AUTOCERTIFICAZIONE sostitutiva del certificato di residenza', 'La sottoscritta dichiara di essere residente'],
    ['Wohnungsgeberbestätigung zur Vorlage beim Einwohnermeldeamt', 'statt einer Meldebescheinigung'],
  ])('what people say themselves is none: %s', async (...lines) => {
    expect((await read(...lines)).type).toBe('unknown');
  });
});

describe('an F24', () => {
  test.each([
    ['the form', ['SALDO FINALE EURO +    1.250,00', 'ESTREMI DEL VERSAMENTO DATA 16 06 2026 CODICE BANCA 03069']],
    [
      'the form with the account',
      [
        'SALDO FINALE EURO + 1.250,00',
        'ESTREMI DEL VERSAMENTO DATA 16 06 2026   addebito su c/c IBAN IT60X0542811101000000123456',
      ],
      'IT60X0542811101000000123456',
    ],
    [
      'the form with a caption under its head',
      ['SALDO FINALE EURO +    1.250,00', 'ESTREMI DEL VERSAMENTO', 'DATA 16/06/2026     CODICE BANCA AZIENDA 05696'],
    ],
    ['a receipt', ['Data del versamento 16/06/2026', 'Importo totale della delega 1.250,00']],
    ['a receipt of the office', ['Data versamento: 16/06/2026      Saldo delega: 1.250,00']],
  ])('tells who paid what and when: %s', async (_, lines, iban: string | null = null) => {
    expect(
      await read(
        'MODELLO DI PAGAMENTO UNIFICATO        Mod. F24',
        'CODICE FISCALE                        cognome, denominazione o ragione sociale / nome',
        'R S S M R A 8 0 A 4 1 F 2 0 5 B       ROSSI MARIA',
        'SEZIONE ERARIO codice tributo 4001    importi a debito versati',
        ...lines,
      ),
    ).toMatchObject({
      type: 'f24',
      person_name: 'ROSSI MARIA',
      fiscal_id: 'RSSMRA80A41F205B',
      total_paid: 125_000,
      payment_date: '2026-06-16',
      year: 2026,
      iban,
    });
  });
});

test('a register tells the tax number of whom it is about', async () => {
  const told = await read(
    'Erweiterte Meldebescheinigung (§ 18 Abs. 2 BMG)',
    'Familienname            Muster',
    'Vornamen                Erika',
    'Identifikationsnummer   94560753126',
    'Anschrift               Lindenallee 12, 50968 Köln',
  );
  expect(told.fiscal_id).toBe('94560753126');
});
