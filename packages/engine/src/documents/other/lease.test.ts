import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { rentalFields } from './rental.ts';

const read = (...lines: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(rentalFields([laidOutPage(lines)])).map(([name, found]) => [name, found?.value ?? null]),
  );

describe('an Italian lease', () => {
  test.each([
    [
      'the role before the name',
      [
        'CONTRATTO DI LOCAZIONE AD USO ABITATIVO (4+4)',
        'Il locatore Immobiliare Aurora S.r.l., con sede in Torino, C.F. 01234567897, concede in',
        'locazione alla Sig.ra Maria Rossi, nata a Torino il 01/02/1990 (conduttrice), che accetta',
      ],
      { landlord_name: 'Immobiliare Aurora S.r.l.', tenant_name: 'Maria Rossi' },
    ],
    [
      'the role behind the name',
      [
        'CONTRATTO DI LOCAZIONE DI NATURA TRANSITORIA',
        'Tra il Sig. Giulio Verdi, nato a Asti il 03/04/1960, residente in Asti, di seguito denominato',
        '“locatore”, e la Sig.ra Maria Rossi, nata a Torino il 01/02/1990, di seguito “conduttrice”,',
      ],
      { landlord_name: 'Giulio Verdi', tenant_name: 'Maria Rossi' },
    ],
    [
      'a form with captions',
      ['Contratto di locazione 3+2', 'LOCATORE:       Sig. VERDI GIULIO', 'CONDUTTORE: Sig.ra ROSSI MARIA'],
      { landlord_name: 'VERDI GIULIO', tenant_name: 'ROSSI MARIA' },
    ],
    [
      'blocks under what they are called',
      [
        'Contratto di locazione',
        'Locatore                         Conduttore',
        'Giulio Verdi                     Maria Rossi',
      ],
      { landlord_name: 'Giulio Verdi', tenant_name: 'Maria Rossi' },
    ],
  ])('names who lets and who rents: %s', (_, lines, told) => {
    expect(read(...lines)).toMatchObject(told);
  });

  test.each([
    [
      'rates',
      [
        'dura dal 01/06/2024 al 31/05/2028. Il canone annuo è convenuto in Euro 7.200,00 da pagarsi in rate',
        'mensili anticipate di Euro 600,00.',
      ],
    ],
    [
      'a clause for each',
      [
        'Durata: anni quattro, con decorrenza dal 1 giugno 2024 e scadenza il 31 maggio 2028.',
        'Il canone di locazione annuale è di € 7.200,00 (settemiladuecento/00). Canone mensile: € 600,00.',
      ],
    ],
    [
      'the month told behind',
      [
        'Il contratto avrà inizio il 01.06.2024 e terminerà il 31.05.2028.',
        'Il canone è di euro 7.200,00 annui, pari a euro 600,00 (seicento/00) mensili.',
      ],
    ],
  ])('tells rent and term: %s', (_, lines) => {
    expect(read('Contratto di locazione', ...lines)).toMatchObject({
      annual_rent: 720_000,
      monthly_rent: 60_000,
      start_date: '2024-06-01',
      end_date: '2028-05-31',
    });
  });

  test.each([
    ['A titolo di deposito cauzionale il conduttore versa euro 1.800,00 pari a 3 mensilità.', 180_000],
    ['Deposito cauzionale (art. 11 L. 392/1978): il conduttore versa al locatore Euro 1.800,00', 180_000],
    ['Cauzione € 1.800,00', 180_000],
    ['Il deposito cauzionale è pari a 3 mensilità.', null],
  ])('%s', (line, deposit) => {
    expect(read('Contratto di locazione', line).deposit).toBe(deposit);
  });

  test('words of its clauses are nobody', () => {
    expect(
      read(
        'CONTRATTO DI LOCAZIONE',
        'Il conduttore versa al locatore il canone. Il locatore si impegna, il conduttore dichiara di accettare.',
        'IL LOCATORE                 IL CONDUTTORE',
      ),
    ).toMatchObject({ landlord_name: null, tenant_name: null });
  });
});

describe('a German lease', () => {
  test.each([
    [
      'a sentence',
      [
        'Zwischen der Nordbau Wohnen GmbH, Hafenweg 1, 20457 Hamburg (Vermieterin) und',
        'Frau Erika Muster, geboren am 01.02.1990 (Mieterin) wird folgender Mietvertrag geschlossen',
      ],
    ],
    [
      'captions',
      ['Vermieter: Nordbau Wohnen GmbH, Hafenweg 1, 20457 Hamburg', 'Mieter: Erika Muster, Weg 1, 20457 Hamburg'],
    ],
    [
      'dashes',
      [
        'Zwischen Nordbau Wohnen GmbH, Hafenweg 1, 20457 Hamburg - nachfolgend Vermieter -',
        'und Frau Erika Muster, wohnhaft Weg 1, 20457 Hamburg - nachfolgend Mieter -',
      ],
    ],
    [
      'blocks between dashes',
      [
        'Zwischen',
        'Nordbau Wohnen GmbH',
        'Hafenweg 1, 20457 Hamburg',
        '- Vermieter -',
        'und',
        'Erika Muster',
        'Weg 1, 20457 Hamburg',
        '- Mieter -',
      ],
    ],
    [
      'columns',
      [
        'Vermieter               Mieterin/Mieter  Mietsache',
        'Nordbau Wohnen GmbH     Erika Muster     Hafenweg 9, 20457 Hamburg',
      ],
    ],
    [
      'what they are behind',
      [
        'Firma Nordbau Wohnen GmbH, Hafenweg 1, 20457 Hamburg als Vermieter',
        'und Herr/Frau Erika Muster, Weg 1, 20457 Hamburg als Mieter',
      ],
    ],
    ['a part let on', ['Hauptmieterin: Nordbau Wohnen GmbH', 'Untermieterin: Frau Erika Muster']],
    ['cells', ['Vermieter            Nordbau Wohnen GmbH', 'Mieter               Erika Muster']],
  ])('names who lets and who rents: %s', (_, lines) => {
    expect(read('Mietvertrag', ...lines)).toMatchObject({
      landlord_name: 'Nordbau Wohnen GmbH',
      tenant_name: 'Erika Muster',
    });
  });

  test('tells the parts of the rent, the deposit and the term', () => {
    expect(
      read(
        'Mietvertrag über Wohnraum',
        '§ 2 Das Mietverhältnis beginnt am 01.04.2024 und ist befristet bis zum 31.03.2027.',
        '§ 3 Nettokaltmiete                          750,00 EUR',
        'Vorauszahlung für Betriebskosten            180,00 EUR',
        'Gesamtmiete                                 930,00 EUR',
        '§ 4 Die Kaution beträgt drei Nettokaltmieten, somit 2.250,00 EUR (§ 551 BGB).',
      ),
    ).toMatchObject({
      cold_rent: 75_000,
      side_costs: 18_000,
      monthly_rent: 93_000,
      deposit: 225_000,
      start_date: '2024-04-01',
      end_date: '2027-03-31',
    });
  });
});

test('an Italian lease that is extended by right ends with its extension', () => {
  const term = 'Il contratto è stipulato per anni tre, dal 01/10/2023 al 30/09/2026';
  expect(read(`${term}.`)).toMatchObject({ start_date: '2023-10-01', end_date: '2026-09-30' });
  expect(read(`${term}, prorogato di diritto di due anni fino al 30/09/2028.`)).toMatchObject({
    start_date: '2023-10-01',
    end_date: '2028-09-30',
  });
});

test('a clause of a German lease that goes on to the tenant names nobody', () => {
  const told = read(
    'Wohnraummietvertrag',
    'zwischen Ernst Wiemann, Aachener Straße 412, 50933 Köln (Vermieter) und Frau Sandra Kowalski, geboren am',
    '30.07.1991, derzeit wohnhaft Severinstraße 19, 50678 Köln (Mieterin).',
    'Daneben wird eine Vorauszahlung auf die Betriebs- und Heizkosten von 200,00 EUR erhoben.',
    'Die Mieterin leistet eine Barkaution in Höhe von 2.070,00 EUR.',
  );
  expect(told).toMatchObject({
    landlord_name: 'Ernst Wiemann',
    tenant_name: 'Sandra Kowalski',
    side_costs: 20_000,
    deposit: 207_000,
  });
});

test('a cell that lies higher than its caption leaves the rent open rather than telling the next row’s figure', () => {
  const told = read(
    'Mietvertrag über Wohnraum',
    '§ 3 Miete und Nebenkosten',
    '                                       298,00',
    'Grundmiete (Kaltmiete)                    EUR',
    'Vorauszahlung Betriebskosten        72,00 EUR',
  );
  expect([told.cold_rent, told.side_costs]).toEqual([null, 7_200]);
  const plain = read('Mietvertrag', 'Grundmiete (Kaltmiete)   298,00 EUR', 'Vorauszahlung Betriebskosten   72,00 EUR');
  expect([plain.cold_rent, plain.side_costs]).toEqual([29_800, 7_200]);
});
