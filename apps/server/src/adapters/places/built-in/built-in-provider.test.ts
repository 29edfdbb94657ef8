import { expect, test } from 'vitest';
import { builtInProvider } from './built-in-provider.ts';

const suggest = (countryCode: string, text: string, page = 1) =>
  builtInProvider.suggest({ text, countryCode, language: 'it', page });
const lines = async (countryCode: string, text: string, page = 1) =>
  (await suggest(countryCode, text, page)).map(({ description }) => description);
const choose = async (countryCode: string, text: string, line = 0) => {
  const suggestion = (await suggest(countryCode, text))[line];
  return builtInProvider.details({ placeId: suggestion?.place_id ?? '', language: 'it' });
};

test.each([
  ['it', '20144', '20144 Milano (MI)'],
  ['it', 'Milano', 'Milano (MI)'],
  ['it', 'Mila', 'Milano (MI)'],
  ['it', 'roma', 'Roma (RM)'],
  ['it', 'forli', 'Forlì (FC)'],
  ['it', 'Reggio Emilia', "Reggio nell'Emilia (RE)"],
  ['it', "l'aquila", "67100 L'Aquila (AQ)"],
  ['it', 'Riva del Garda', '38066 Riva del Garda (TN)'],
  ['it', 'Castro LE', 'Castro (LE)'],
  ['it', '73030 Castro LE', '73030 Castro (LE)'],
  ['it', 'Castro (BG)', '24063 Castro (BG)'],
  ['it', 'Cesano', '20811 Cesano Maderno (MB)'],
  ['it', 'Mestre', 'Mestre, 30173 Venezia (VE)'],
  ['it', 'Florenz', 'Firenze (FI)'],
  ['it', 'Milnao', 'Milano (MI)'],
  ['it', 'Bolofna', 'Bologna (BO)'],
  ['de', '20357', '20357 Hamburg'],
  ['de', 'Muenchen', 'München'],
  ['de', 'munchen', 'München'],
  ['de', 'Frankfurt', 'Frankfurt am Main'],
  ['de', 'Frankfurt Oder', 'Frankfurt (Oder)'],
  ['de', 'St. Augustin', '53757 Sankt Augustin'],
  ['de', 'Hambug', 'Hamburg'],
  ['de', 'Colonia', 'Köln'],
])('PD-05 in %s "%s" puts %s first', async (country, text, expected) => {
  expect((await lines(country, text))[0]).toBe(expected);
});

test.each([
  ['it', 'Via Savona 41 Milano', 'Via Savona 41, Milano (MI)'],
  ['it', 'Milano via Savona 41', 'via Savona 41, Milano (MI)'],
  ['it', 'Via Savona 41, 20144', 'Via Savona 41, 20144 Milano (MI)'],
  ['it', 'Via Roma Mila', 'Via Roma, Milano (MI)'],
  ['de', 'Bartelsstr. 12, Hamburg', 'Bartelsstr. 12, Hamburg'],
  ['de', 'Unter den Linden 5 Berlin', 'Unter den Linden 5, Berlin'],
  ['de', 'Bartelsstr. Neumarkt', 'Bartelsstr., 92318 Neumarkt in der Oberpfalz'],
])('PD-05 in %s "%s" keeps the street that was typed: %s', async (country, text, expected) => {
  expect((await lines(country, text))[0]).toBe(expected);
});

test.each([
  ['it', 'via gar, Alagna Valsesia', 'Via Garibaldi, 13021 Alagna Valsesia (VC)'],
  ['it', 'via roma 3, Noto', 'Via Roma 3, 96017 Noto (SR)'],
  ['it', 'via gar 7, 20144 Milano', 'Via Garibaldi 7, 20144 Milano (MI)'],
  ['it', 'via gar, Lombardia', 'Via Garibaldi, Milano (MI)'],
  ['it', 'via gar, LC', 'Via Garibaldi, 23900 Lecco (LC)'],
  ['de', 'haupt 5, 20357 Hamburg', 'Hauptstraße 5, 20357 Hamburg'],
  ['de', 'haupt, Wyk auf Föhr', 'Hauptstraße, 25938 Wyk auf Föhr'],
  ['de', 'Bahnhofstr. 5, Lauenburg', 'Bahnhofstraße 5, 21481 Lauenburg/Elbe'],
])('PD-05 in %s “%s” is completed to %s', async (country, text, expected) => {
  expect((await lines(country, text))[0]).toBe(expected);
});

test('PD-05 once the town is known each street is offered once, says that nobody looked it up, and what was typed stays', async () => {
  const found = await suggest('it', 'via ma, Noto');
  const streets = found.map(({ description }) => description.split(',')[0]);
  expect(new Set(streets).size).toBe(streets.length);
  expect(streets.slice(0, 2)).toEqual(['Via Marconi', 'Via Mazzini']);
  expect(streets).toContain('via ma');
  expect(found[0]?.note).toContain('dimostrazione');
  expect(found.at(-1)?.note).not.toContain('dimostrazione');
});

test('PD-05 a street alone names no town, and none is invented', async () => {
  expect(await lines('it', 'Via Savona 41')).toEqual([]);
  expect(await lines('it', 'Via Savona')).toEqual([]);
  expect(await lines('de', 'Lange Straße 5')).toEqual([]);
});

test('PD-05 a city of many postcodes is offered as a whole and then by postcode, ten to a page', async () => {
  const first = await lines('it', 'Via Savona 41 Milano');
  expect(first).toHaveLength(10);
  expect(first.slice(0, 3)).toEqual([
    'Via Savona 41, Milano (MI)',
    'Via Savona 41, 20121 Milano (MI)',
    'Via Savona 41, 20122 Milano (MI)',
  ]);
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => lines('it', 'Via Savona 41 Milano', page)));
  const all = pages.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all).toContain('Via Savona 41, 20162 Milano (MI)');
  expect(await lines('it', 'Via Savona 41 Milano', 90)).toEqual([]);
});

test('PD-05 the first digits of a postcode narrow the list', async () => {
  const found = await lines('it', 'Via Savona 41 Milano 2014');
  expect(found.length).toBeGreaterThan(5);
  expect(found.every((line) => /, 2014\d Milano \(MI\)$/.test(line))).toBe(true);
});

test('PD-05 the note says what choosing the line will fill in', async () => {
  expect((await suggest('it', '98057 Milazzo'))[0]?.note).toBe('98057 · Milazzo · Messina · Sicilia');
  expect((await suggest('it', 'Milano'))[0]?.note).toBe('20121–20162 · Milano · Lombardia');
  expect((await suggest('de', '20357 Hamburg'))[0]?.note).toBe(
    '20357 · Hamburg · Altona-Altstadt, Altona-Nord, Eimsbüttel',
  );
});

test('PD-05 every town of a shared German postcode is offered', async () => {
  expect(await lines('de', '21481')).toEqual(['21481 Buchhorst', '21481 Lauenburg/Elbe', '21481 Schnakenbek']);
});

test('a postcode of a single receiver leads to its town', async () => {
  expect(await lines('de', '22290')).toEqual(['22290 Hamburg']);
});

test('a country without a list has no suggestions', async () => {
  expect(await lines('fr', 'Paris')).toEqual([]);
});

test('PD-06 a chosen Italian suggestion fills street, number, city, postcode and province', async () => {
  expect(await choose('it', 'Via Savona 41, 20144 Milano')).toEqual({
    county: 'Milano',
    state: 'Lombardia',
    stateCode: '25',
    city: 'Milano',
    postcode: '20144',
    province: 'Milano',
    provinceCode: 'MI',
    houseNumber: '41',
    street: 'Via Savona',
    formattedAddress: 'Via Savona 41, 20144 Milano (MI)',
  });
});

test('PD-06 a chosen German suggestion fills the state as province', async () => {
  expect(await choose('de', 'Elbstraße 3, 21481 Lauenburg')).toEqual({
    county: 'Kreis Herzogtum Lauenburg',
    state: 'Schleswig-Holstein',
    stateCode: 'SH',
    city: 'Lauenburg/Elbe',
    postcode: '21481',
    province: 'Schleswig-Holstein',
    provinceCode: 'SH',
    houseNumber: '3',
    street: 'Elbstraße',
    formattedAddress: 'Elbstraße 3, 21481 Lauenburg/Elbe',
  });
});

test('PD-06 a city chosen as a whole leaves the postcode to the person', async () => {
  expect(await choose('it', 'Via Savona 41 Milano')).toMatchObject({
    city: 'Milano',
    postcode: null,
    provinceCode: 'MI',
  });
});
