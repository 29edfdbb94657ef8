import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract as read } from './testing/read-contract.ts';

const german = (start: string) =>
  read(
    'ARBEITSVERTRAG',
    'Zwischen Nordwind GmbH, Lindenweg 1, 04177 Leipzig (im Folgenden "Arbeitgeber") und Frau Erika Muster, geboren',
    'am 07.01.1990, wohnhaft Weg 2, 20257 Hamburg (im Folgenden "Arbeitnehmer") wird Folgendes vereinbart:',
    start,
    'Die ersten sechs Monate gelten als Probezeit.',
  );

const italian = (...rows: readonly string[]) =>
  read('LETTERA DI ASSUNZIONE', 'ACME S.R.L.', ...rows, 'Il periodo di prova è fissato in 60 giorni.');

describe('INC-05 contracts in the words of other makers', () => {
  test.each([
    'Einstellungstag ist der 01.07.2024. Der Vertrag ist unbefristet.',
    'Die Tätigkeit wird aufgenommen am 1. Juli 2024. Der Vertrag ist unbefristet.',
    'Die Einstellung erfolgt zum 01.07.2024 auf unbestimmte Zeit.',
    'Dienstantritt ist der 01.07.2024. Der Vertrag ist unbefristet.',
  ])('begins: %s', async (row) => {
    expect(valuesOf(await german(row))).toMatchObject({ employment_start: '2024-07-01', employment_end: null });
  });

  test.each(['Es ist bis zum 31. Oktober 2027 befristet (§ 14 Abs. 2 TzBfG).', 'Es ist bis 31.10.2027 befristet.'])(
    'ends: %s',
    async (row) => {
      expect(valuesOf(await german(`Einstellungstag ist der 1. Juni 2025. ${row}`))).toMatchObject({
        employment_start: '2025-06-01',
        employment_end: '2027-10-31',
        employment_kind: 'fixed_term',
      });
    },
  );

  test.each([
    ['Das Bruttomonatsgehalt beträgt 3.000,00 EUR, das Jahresbruttogehalt 36.000,00 EUR.', 12],
    ['Das Bruttomonatsgehalt beträgt 3.000,00 EUR, das Jahresbruttogehalt 39.000,00 EUR.', 13],
    ['Das Bruttomonatsgehalt beträgt 3.000,00 EUR, das Jahresbruttogehalt 37.500,00 EUR.', null],
    [
      'Das Bruttomonatsgehalt beträgt 3.000,00 EUR, das Jahresbruttogehalt 36.000,00 EUR. Hinzu kommt Weihnachtsgeld.',
      null,
    ],
    ['Das Bruttomonatsgehalt beträgt 3.000,00 EUR.', null],
  ])('the pay of a month and of a year tell how often it is paid: %s', async (row, count) => {
    expect(valuesOf(await german(`Einstellungstag ist der 1. Juni 2025. ${row}`))).toMatchObject({
      paychecks_per_year: count,
    });
  });

  test('names may hold letters that no accent explains', async () => {
    const reading = await read(
      'ARBEITSVERTRAG',
      'Zwischen Nordwind GmbH, Lindenweg 1, 04177 Leipzig (im Folgenden "Arbeitgeber") und Herrn Søren Großmann, geboren',
      'am 07.01.1990 (im Folgenden "Arbeitnehmer") wird Folgendes vereinbart:',
      'Der Vertrag ist unbefristet. Die ersten sechs Monate gelten als Probezeit.',
    );
    expect(valuesOf(reading)).toMatchObject({ person_name: 'Søren Großmann' });
  });

  test('the day of a birth whose sentence breaks before the place is not that of signing', async () => {
    const reading = await italian(
      'Genova, 28/05/2020',
      'siamo lieti di comunicarLe la Sua assunzione alle nostre dipendenze (nata a',
      'Padova il 27/10/1989, residente in Viale Monte Nero 27) con contratto a tempo indeterminato',
      'dal 01/07/2020.',
    );
    expect(valuesOf(reading)).toMatchObject({ issue_date: '2020-05-28' });
  });

  test('for the time from one day to another', async () => {
    const row = 'Der Vertrag wird für die Zeit vom 01.07.2024 bis zum 30.06.2026 geschlossen.';
    expect(valuesOf(await german(row))).toMatchObject({
      employment_start: '2024-07-01',
      employment_end: '2026-06-30',
    });
  });

  test('for a certain time, with pay by the year and by the month', async () => {
    const rows = [
      'Das Arbeitsverhältnis beginnt am 1. Februar 2023. Der Vertrag wird auf bestimmte Zeit bis 31. Juli 2027',
      'geschlossen. Die Vergütung beträgt jährlich brutto EUR 70.572,00 (monatlich 5.881,00 EUR).',
    ];
    expect(valuesOf(await german(rows.join(' ')))).toMatchObject({
      employment_kind: 'fixed_term',
      employment_end: '2027-07-31',
      monthly_gross: 588_100,
      gross_income: 7_057_200,
    });
  });

  test('a contract without an end has none because the word for it holds another', async () => {
    const row = 'Il rapporto di lavoro è subordinato a tempo pieno e indeterminato con inizio il 01/07/2024.';
    expect(valuesOf(await italian(row))).toMatchObject({
      employment_kind: 'open_ended',
      employment_start: '2024-07-01',
      employment_end: null,
    });
  });

  test('a contract that does end still says when', async () => {
    const row = 'Il rapporto a tempo determinato avrà inizio il 01/07/2024 e terminerà il 31/12/2026.';
    expect(valuesOf(await italian(row))).toMatchObject({
      employment_start: '2024-07-01',
      employment_end: '2026-12-31',
    });
  });

  test.each(['Gent.ma Sig.ra', 'Egr. Sig.', 'Gentile Signora'])('a letter goes to whom it greets: %s', async (row) => {
    expect(valuesOf(await italian(row, 'Federica Cattaneo')).person_name).toBe('Federica Cattaneo');
  });

  test('what stands under a salutation and is no name is none', async () => {
    expect(valuesOf(await italian('Egr. Sig.', 'con la presente Le confermiamo')).person_name).toBeNull();
  });

  test('parties in a row of their own', async () => {
    const reading = await read(
      'CONTRATTO INDIVIDUALE DI LAVORO',
      'Tra ACME S.R.L., con sede in 00184 Roma (RM), di seguito "datore di lavoro", e Eleonora Bellini, nata a Torino il',
      '23/05/2004, si conviene quanto segue. Il rapporto è a tempo indeterminato a far data dal 01/12/2025.',
    );
    expect(valuesOf(reading)).toMatchObject({ person_name: 'Eleonora Bellini', employment_start: '2025-12-01' });
  });

  test('a name that the margin breaks goes on in the next row', async () => {
    const reading = await read(
      'ARBEITSVERTRAG',
      'Bäckerei Öhlmann e.K., 23552 Lübeck - nachfolgend Arbeitgeber - schließt mit Frau Jördis',
      'Jäger, Am Alten Markt 127, 80796 München - nachfolgend Arbeitnehmer/in - diesen Vertrag:',
    );
    expect(valuesOf(reading)).toMatchObject({ payer_name: 'Bäckerei Öhlmann e.K.', person_name: 'Jördis Jäger' });
  });

  test('a name that ends before the margin has run into something else', async () => {
    const reading = await read(
      'ARBEITSVERTRAG',
      'Nordwind GmbH schließt mit Frau Jördis',
      'Jäger, Am Alten Markt 127, 80796 München - nachfolgend Arbeitnehmer/in - einen Vertrag unbefristet:',
    );
    expect(valuesOf(reading).person_name).toBeNull();
  });

  test.each([
    'Zwischen Optik Morgen GmbH (Arbeitgeber) und Lena Vogt, geboren am 22.12.1983 (Arbeitnehmer) wird geschlossen:',
    'Zwischen Optik Morgen GmbH und Lena Vogt (Arbeitnehmerin) wird folgender Vertrag geschlossen:',
    'Zwischen dem Ausbildenden Optik Morgen GmbH und dem/der Auszubildenden Lena Vogt wird ein Vertrag geschlossen:',
    'Optik Morgen GmbH stellt Lena Vogt ab dem 01.02.2025 als Sachbearbeiterin ein.',
    'Herr/Frau Lena Vogt tritt mit Wirkung vom 01.02.2025 in die Dienste der Optik Morgen GmbH.',
    'Frau Lena Vogt wird ab dem 01.02.2025 als Verkäuferin bei der Optik Morgen GmbH eingestellt.',
  ])('who works, without a salutation or a caption: %s', async (row) => {
    expect(valuesOf(await read('ARBEITSVERTRAG', row, 'unbefristet')).person_name).toBe('Lena Vogt');
  });

  test.each([
    'Zwischen Vogt und Lang GmbH (Arbeitgeber) und der Belegschaft wird vereinbart:',
    'Der Arbeitgeber stellt Dienstkleidung und Arbeitsmittel ab dem 01.02.2025 bereit.',
    'Die Vergütung für Frau und Mann wird gleich bemessen.',
  ])('a sentence about something else names nobody: %s', async (row) => {
    expect(valuesOf(await read('ARBEITSVERTRAG', row, 'unbefristet')).person_name).toBeNull();
  });

  test('the day from which somebody is taken on', async () => {
    const row = 'Optik Morgen GmbH stellt Lena Vogt ab dem 01.02.2025 als Sachbearbeiterin ein.';
    expect(valuesOf(await read('ARBEITSVERTRAG', row, 'unbefristet')).employment_start).toBe('2025-02-01');
  });

  test('whom a company takes among its people', async () => {
    const row = 'La Cantina Morandi S.r.l. assume alle proprie dipendenze Elena Bassi (C.F. BSSLNE95P50L781X)';
    expect(valuesOf(await italian(row)).person_name).toBe('Elena Bassi');
  });
});
