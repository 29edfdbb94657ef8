import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { spread } from '../../testing/exhibited.ts';
import type { Reading } from '../reading.ts';
import { linesOf } from '../recognise/page-text.ts';
import { steuerIdOf } from './ground/steuer-id.ts';
import { fiscalReader } from './reader.ts';

const certificate = (payer: string, code: string): string[] => [
  'CERTIFICAZIONE UNICA 2026        CERTIFICAZIONE DI CUI ALL’ART. 4, COMMI 6-ter e 6-quater       RELATIVA ALL’ANNO 2025',
  '',
  'DATI ANAGRAFICI    Codice fiscale           Cognome o Denominazione                    Nome',
  `                   1 ${payer}            2 AURORA SERVIZI SRL`,
  '',
  '',
  '',
  'DATI RELATIVI AL   Codice fiscale           Cognome o Denominazione                    Nome',
  `                   1 ${code}       2 ROSSI                                    3 MARIA`,
  'DIPENDENTE         Sesso   Data di nascita  Comune di nascita',
];

async function read(lines: readonly string[], confidence = 1): Promise<Reading> {
  const page = laidOutPage(lines, confidence < 1 ? { confidence, origin: 'ocr' } : {});
  const recognition = fiscalReader.recognise(page);
  if (!recognition) throw new Error('no fiscal paper');
  return fiscalReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
}

const outcome = (reading: Reading): string | undefined =>
  reading.confirmations.find(({ rule }) => rule === 'fiscal_code_check')?.outcome;
const PAYER = '01234567897';
const CODE = 'RSSMRA80A41F205B';

describe('INC-04 an identifier that does not hold together', () => {
  test.each(spread([...'ACDEFGHIJKLMNOPQRSTUVWXYZ'], 4))(
    'a code that ends with %s is told, and the name beside it',
    async (letter) => {
      const reading = await read(certificate(PAYER, CODE.slice(0, -1) + letter));
      expect(reading.fields.fiscal_id?.value).toBe(CODE.slice(0, -1) + letter);
      expect(reading.fields.person_name?.value).toBe('ROSSI MARIA');
      expect(reading.fields.payer_name?.value).toBe('AURORA SERVIZI SRL');
      expect(outcome(reading)).toBe('failed');
    },
  );

  test.each([...'12345678'])('a day of birth that was changed to %s is told as well', async (digit) => {
    const code = `${CODE.slice(0, 7)}${digit}${CODE.slice(8)}`;
    const reading = await read(certificate(PAYER, code));
    expect([reading.fields.fiscal_id?.value, outcome(reading)]).toEqual([code, 'failed']);
  });

  test('one that holds together is right, one read from pixels stays open', async () => {
    expect(outcome(await read(certificate(PAYER, CODE)))).toBe('passed');
    const scanned = await read(certificate(PAYER, `${CODE.slice(0, -1)}A`), 0.9);
    expect([scanned.fields.fiscal_id ?? null, outcome(scanned)]).toEqual([null, undefined]);
  });

  test.each([...'012345689'])(
    'the number of a payer that ends with %s is told, and the payer beside it',
    async (digit) => {
      const reading = await read(certificate(PAYER.slice(0, -1) + digit, CODE));
      expect(reading.fields.payer_id?.value).toBe(PAYER.slice(0, -1) + digit);
      expect(reading.fields.payer_name?.value).toBe('AURORA SERVIZI SRL');
    },
  );

  test.each([
    [['Identifikationsnummer: 86 095 742 718']],
    [['Identifikationsnummer des Arbeitnehmers', '86095742718']],
    [['Ihre IdNr.           Steuernummer', '86095742718          21/815/08150']],
  ])('a German number is told beside and below its caption: %j', (lines) => {
    expect(steuerIdOf(linesOf(laidOutPage(lines)))?.value).toBe('86095742718');
  });
});
