import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import { notesOf } from '../run/notes-of.ts';
import { contextOf, sayOf } from '../run/testing/context.ts';
import { readPaper } from '../run/testing/papers.ts';
import { statementPaper } from '../statement/testing/statements.ts';
import { codeVersusName } from './code-versus-name.ts';
import { ibanCheck } from './iban.ts';

const printed = (rows: readonly string[], fields = {}, origin: 'text' | 'ocr' = 'text') =>
  readPaper({ fields: { iban: null, ...fields } }, { pages: [pageOf(rows, { origin })] });

describe('an account that no reader takes', () => {
  test.each([
    ['in one piece', ['IBAN IT60X0542811101000000123457'], 'failed critical'],
    ['by bank, branch and account', ['COORDINATE IBAN IT 60 X 05428 11101 000000123457'], 'failed critical'],
    ['by its parts, that exists', ['IBAN IT 60 X 05428 11101 000000123456 Periodo'], '-'],
    ['with words behind it', ['IT 60 X 05428 11101 000000123457 EUR 10'], 'failed critical'],
    ['that exists', ['IT60X0542811101000000123456'], '-'],
    ['of other length', ['DE89370400440532013'], '-'],
    ['that is only a number', ['Fattura 60054281110100000012345'], '-'],
  ])('%s', (_, rows, said) => {
    expect(sayOf(ibanCheck, printed(rows))).toBe(said);
  });

  test('is shown where it stands', () => {
    expect(
      ibanCheck.judge(printed(['', 'IBAN DE89 3704 0044 0532 0130 01']), { today: '2026-11-15', applicant: null }),
    ).toMatchObject({ working: [{ page: 1, found: 'DE89370400440532013001', box: { left: 30, right: 192 } }] });
  });

  test('proves nothing when it was read from pixels', () => {
    expect(sayOf(ibanCheck, printed(['IT60X0542811101000000123457'], {}, 'ocr'))).toBe('-');
  });
});

test('UPL-05 the account in the head of a statement is told where the reader had to take one from among the bookings', () => {
  const head = pageOf(['', '', 'IBAN DE89 3704 0044 0532 0130 01']);
  const paper = statementPaper('a', { rows: [['2026-10-01', -1000, 'Miete']] }, { pages: [head] });
  const say = (top: number): string => {
    const readings = paper.readings.map((reading) => {
      const iban = reading.fields.iban
        ? { ...reading.fields.iban, box: { left: 0, right: 9, top, bottom: top + 8 } }
        : null;
      return { ...reading, fields: { ...reading.fields, iban } };
    });
    const [reading] = readings;
    const noted = { ...paper, readings, notes: notesOf([head], readings) };
    return reading ? sayOf(ibanCheck, { paper: noted, reading, set: { papers: [noted] } }, contextOf()) : '';
  };
  // The only booking stands from 100 to 110.
  expect([say(101), say(50)]).toEqual(['failed critical', 'passed']);
});

describe('a fiscal code whose name is nowhere', () => {
  const code = { fiscal_id: 'RSSMRA80A01H501U' };
  test('may be named on another sheet of the file, as the front of a return is', () => {
    const pages = [pageOf(['RSSMRA80A01H501U QUADRO RN']), pageOf(['ROSSI MARIO'], { number: 2 })];
    expect(sayOf(codeVersusName, readPaper({ fields: code, pages: [1] }, { pages }))).toBe('inconclusive');
  });

  test.each([
    ['somebody else is named', ['Dipendente BIANCHI LUCA', 'RSSMRA80A01H501U'], 'failed warning'],
    ['the name stands somewhere', ['Dipendente ROSSI MARIO'], 'inconclusive'],
    ['in two boxes far apart', ['Cognome ROSSI', '', '', 'Nome MARIO'], 'inconclusive'],
  ])('%s', (_, rows, said) => {
    expect(sayOf(codeVersusName, printed(rows, code), { today: '2026-11-15', applicant: null })).toBe(said);
  });

  test('read from pixels, any letter may be another', () => {
    const scan = printed(['Dipendente BIANCHI LUCA'], code, 'ocr');
    expect(sayOf(codeVersusName, scan, { today: '2026-11-15', applicant: null })).toBe('inconclusive');
  });

  test('so may it in the words that a scanner laid below its picture', () => {
    const { paper, ...more } = printed(['Dipendente BIANCHI LUCA'], code);
    const layered = { ...more, paper: { ...paper, notes: { ...paper.notes, recognisedPages: [1] } } };
    expect(sayOf(codeVersusName, layered, { today: '2026-11-15', applicant: null })).toBe('inconclusive');
  });
});
