import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import type { ReadContext, Reading, ZoneLine } from '../reading.ts';
import {
  cieBack,
  cieFront,
  germanBack,
  germanFront,
  germanPermit,
  healthCardBack,
  healthCardFront,
  paperBack,
  paperFront,
  passport,
} from './fixtures/papers.ts';
import { identityReader } from './reader.ts';

const context: ReadContext = { today: '2026-05-20', readZone: async () => [] };

async function readPaper(sides: readonly (readonly string[])[], within: ReadContext = context): Promise<Reading> {
  const pages = sides.map((lines, index) => laidOutPage(lines, { number: index + 1 }));
  const recognition = pages.map(identityReader.recognise).find((one) => one !== null);
  if (!recognition) throw new Error('not recognised');
  return identityReader.read(pages, recognition, within);
}

const valuesIn = ({ fields }: Reading): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, found]) => (found ? [[name, found.value]] : [])));

const outcomesIn = ({ confirmations }: Reading): Record<string, string> =>
  Object.fromEntries(confirmations.map(({ rule, outcome }) => [rule, outcome]));

describe('IDD-03 Italian papers', () => {
  test('both sides of an identity card confirm each other', async () => {
    const reading = await readPaper([cieFront, cieBack]);
    expect(reading).toMatchObject({ type: 'id_card', country: 'IT', layout: 'cie', side: 'both', unread: [] });
    expect(valuesIn(reading)).toEqual({
      surname: 'ROSSI',
      given_names: 'MARIO',
      document_number: 'CA12345AA',
      nationality: 'ITA',
      issuer: 'ITA',
      birth_date: '1980-01-01',
      birth_place: 'ROMA',
      sex: 'M',
      expiry_date: '2030-01-01',
      issue_date: '2020-02-01',
      fiscal_code: 'RSSMRA80A01H501U',
      address: 'VIA SALARIA, N. 712, ROMA (RM)',
      mrz_lines: cieBack.slice(-3).join('\n'),
    });
    expect(outcomesIn(reading)).toEqual({
      mrz_check_digits: 'passed',
      mrz_versus_visual: 'passed',
      fiscal_code_check_character: 'passed',
      fiscal_code_agrees: 'passed',
    });
  });

  test('both sides in one picture', async () => {
    expect(await readPaper([[...cieFront, '', '', ...cieBack]])).toMatchObject({ side: 'both', layout: 'cie' });
  });

  test('IDD-02 one side alone says which one it is', async () => {
    expect(await readPaper([cieFront])).toMatchObject({ side: 'front', type: 'id_card', country: 'IT' });
    expect(await readPaper([cieBack])).toMatchObject({ side: 'back', type: 'id_card', country: 'IT' });
  });

  test('a front that tells of somebody else is noticed', async () => {
    const other = cieFront.map((line) => line.replace('ROSSI', 'BIANCHI').replace('MARIO', 'LUCIA'));
    expect(outcomesIn(await readPaper([other, cieBack]))).toMatchObject({ mrz_versus_visual: 'failed' });
  });

  test('a fiscal code of somebody else is noticed', async () => {
    const other = cieBack.map((line) => line.replace('RSSMRA80A01H501U', 'BNCMCH92T49F205X'));
    expect(outcomesIn(await readPaper([other]))).toMatchObject({ fiscal_code_agrees: 'failed' });
  });

  test.each([
    ['front', healthCardFront, {}],
    ['back', healthCardBack, { card_number: '80380000300012345678' }],
  ])('a health card, %s', async (side, lines, more) => {
    const reading = await readPaper([lines]);
    expect(reading).toMatchObject({ type: 'fiscal_card', side, layout: 'tessera_sanitaria' });
    const expected = { surname: 'ROSSI', given_names: 'MARIO', birth_date: '1980-01-01', expiry_date: '2030-03-15' };
    expect(valuesIn(reading)).toMatchObject({ ...expected, ...more });
  });

  test('names that the fiscal code contradicts were misread and are left out', async () => {
    const misread = healthCardFront.map((line) => line.replace('ROSSI', 'BUSCI'));
    const reading = await readPaper([misread]);
    expect(reading.fields).toMatchObject({ surname: null, given_names: { value: 'MARIO' } });
    expect(reading.unread).toContain('surname');
  });

  test('a paper card without a zone is read by its labels', async () => {
    const reading = await readPaper([paperFront, paperBack]);
    expect(reading).toMatchObject({ type: 'paper_id_card', side: 'both', country: 'IT', unread: [] });
    expect(valuesIn(reading)).toMatchObject({
      surname: 'ROSSI',
      given_names: 'MARIO',
      document_number: 'AX1234567',
      birth_date: '1980-01-01',
      expiry_date: '2029-01-01',
      nationality: 'ITA',
    });
  });
});

describe('IDD-03 German papers', () => {
  test('an identity card', async () => {
    const reading = await readPaper([germanFront, germanBack]);
    expect(reading).toMatchObject({ type: 'id_card', country: 'DE', layout: 'personalausweis', side: 'both' });
    expect(valuesIn(reading)).toMatchObject({
      surname: 'MUSTERMANN',
      given_names: 'ERIKA',
      document_number: 'L01X00T47',
      birth_date: '1983-08-12',
      birth_place: 'BERLIN',
      expiry_date: '2031-08-01',
      issue_date: '2021-08-02',
      address: '12587 BERLIN, MÜGGELSEEDAMM 100',
      nationality: 'DEU',
    });
  });

  test('the access number of the chip is never told', async () => {
    for (const sides of [[germanFront], [germanFront, germanBack], [germanPermit]]) {
      const told = JSON.stringify(valuesIn(await readPaper(sides)));
      expect(told).not.toMatch(/938568|952325/);
    }
  });

  test('a residence permit without an end, on a card that has one', async () => {
    const reading = await readPaper([germanPermit]);
    expect(reading).toMatchObject({ type: 'residence_permit', country: 'DE', side: 'both' });
    expect(valuesIn(reading)).toMatchObject({
      surname: 'SINGH',
      given_names: 'JASIN ALI',
      nationality: 'IND',
      issuer: 'DEU',
      expiry_date: '2016-09-18',
      issue_date: '2011-04-01',
      unlimited_validity: true,
      permit_type: 'DAUERAUFENTHALT-EG',
      address: '44227 DORTMUND, UFERSTR. 8',
      birth_place: 'KALKUTTA',
    });
  });
});

describe('IDD-03 passports', () => {
  test('the zone and the printed page agree', async () => {
    const reading = await readPaper([passport]);
    expect(reading).toMatchObject({ type: 'passport', side: 'front', country: null, unread: [] });
    expect(valuesIn(reading)).toMatchObject({
      surname: 'ERIKSSON',
      given_names: 'ANNA MARIA',
      document_number: 'L898902C3',
      birth_date: '1974-08-12',
      birth_place: 'ZENITH',
      issue_date: '2007-04-16',
      expiry_date: '2012-04-15',
      sex: 'F',
    });
    expect(outcomesIn(reading)).toEqual({ mrz_check_digits: 'passed', mrz_versus_visual: 'passed' });
  });

  test('a zone whose digits are wrong is not believed', async () => {
    const forged = passport.map((line) => line.replace('7408122F1204159', '7408122F2204159'));
    const reading = await readPaper([forged]);
    expect(reading.fields.mrz_lines).toBeNull();
    expect(outcomesIn(reading)).toEqual({ mrz_check_digits: 'inconclusive' });
    expect(reading.fields.expiry_date?.value).toBe('2012-04-15');
  });

  describe('UPL-06 a blurred zone is read again from the pixels', () => {
    type Letters = ZoneLine['letters'];
    const zoneLines = (change: (letters: Letters, line: number) => Letters = (letters) => letters): ZoneLine[] =>
      passport.slice(-2).map((text, line) => ({
        text,
        letters: change(
          [...text].map((letter) => ({ letter, confidence: 0.95, others: '' })),
          line,
        ),
        page: 1,
        box: { left: 30, right: 300, top: 300 + line * 20, bottom: 312 + line * 20 },
      }));
    const at = (line: number, place: number, letter: Letters[number]) => (letters: Letters, own: number) =>
      letters.map((old, index) => (own === line && index === place ? letter : old));

    async function readBlurred(printed: readonly string[], lines: readonly ZoneLine[]): Promise<Reading> {
      const page = laidOutPage(printed, { origin: 'ocr', confidence: 0.95 });
      const recognition = identityReader.recognise(page);
      if (!recognition) throw new Error('not recognised');
      return identityReader.read([page], recognition, {
        ...context,
        readZone: async (_page, _box, look) => (look === 'line' ? [] : lines),
      });
    }
    const printed = passport.slice(0, -2);

    test('and believed when its digits are right', async () => {
      const values = valuesIn(await readBlurred(printed, zoneLines()));
      expect(values).toMatchObject({ document_number: 'L898902C3', issuer: 'UTO', nationality: 'UTO' });
    });

    test('a name with a letter hardly seen needs the printed one', async () => {
      const lines = zoneLines(at(0, 5, { letter: 'F', confidence: 0.4, others: 'E' }));
      const other = printed.filter((line) => !line.includes('ERIKSSON'));
      expect((await readBlurred(other, lines)).fields.surname).toBeNull();
      const seen = zoneLines(at(0, 5, { letter: 'E', confidence: 0.4, others: 'F' }));
      expect((await readBlurred(printed, seen)).fields.surname).toMatchObject({ value: 'ERIKSSON' });
    });

    test('and finds it also where its caption could not be read', async () => {
      const uncaptioned = printed.map((line) => line.replace(/surname|nom\b|name/gi, '#'));
      const seen = zoneLines(at(0, 5, { letter: 'E', confidence: 0.4, others: 'F' }));
      expect((await readBlurred(uncaptioned, seen)).fields.surname).toMatchObject({ value: 'ERIKSSON' });
    });

    test('a number with a sign that no digit can settle needs the printed one', async () => {
      const lines = zoneLines(at(1, 0, { letter: 'L', confidence: 0.6, others: '1' }));
      const other = printed.map((line) => line.replace('L898902C3', '         '));
      expect((await readBlurred(other, lines)).fields.document_number).toBeNull();
      expect((await readBlurred(printed, lines)).fields.document_number).toMatchObject({ value: 'L898902C3' });
    });

    test('a zone that no digit confirms gives nothing', async () => {
      const lines = zoneLines(at(1, 13, { letter: '8', confidence: 0.95, others: '' }));
      const reading = await readBlurred(printed, lines);
      expect(reading.fields.mrz_lines).toBeNull();
      expect(reading.fields.issuer).toBeNull();
      expect(outcomesIn(reading)).toEqual({ mrz_check_digits: 'inconclusive' });
    });
  });
});

describe('what is no identity paper', () => {
  test.each([
    [
      'a payslip',
      ['CEDOLINO PAGA', 'COGNOME E NOME  ROSSI MARIO', 'CODICE FISCALE  RSSMRA80A01H501U', 'NETTO 1.500,00'],
    ],
    ['a bank statement', ['ESTRATTO CONTO', 'IBAN IT60X0542811101000000123456', 'SALDO INIZIALE 1.000,00']],
    ['an empty page', []],
    ['a letter about a card', ['Gentile cliente', ...Array(60).fill('la carta di identita e il codice fiscale')]],
  ])('%s', (_, lines) => {
    expect(identityReader.recognise(laidOutPage(lines))).toBeNull();
  });
});
