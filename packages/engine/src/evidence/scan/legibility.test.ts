import { describe, expect, test } from 'vitest';
import type { OcrWord } from '../ocr/ocr.ts';
import { isLegible, languageOf, legibility } from './legibility.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const words = (text: string, confidence: number): OcrWord[] =>
  text.split(' ').map((word) => ({ text: word, box, baseline: 0, size: 1, confidence }));

describe('what was recognised', () => {
  test('is legible when most of it is read surely', () => {
    expect(isLegible(words('Estratto conto corrente marzo', 0.9))).toBe(true);
    expect(isLegible(words('Wb 0ssau0l4 ep 1o eu', 0.3))).toBe(false);
  });

  test('is legible among noise when enough of it is beyond doubt', () => {
    const card = [...words('SURNAME GIVEN NAMES NATIONALITY DATE OF BIRTH PLACE OF BIRTH AUTHORITY EXPIRY', 0.95)];
    const noise = words(Array.from({ length: 60 }, () => 'ao1x').join(' '), 0.1);
    expect(legibility([...card, ...noise])).toBeLessThan(0.6);
    expect(isLegible([...card, ...noise])).toBe(true);
  });

  test('is too little to tell below a dozen letters', () => {
    expect(legibility(words('Saldo', 0.99))).toBe(0);
  });

  test('speaks the language of its small words and of the shape of longer ones, or none for sure', () => {
    expect(languageOf(words('Abrechnung der Bezüge für den Monat und die Steuer', 0.8), ['ita', 'deu'])).toBe('deu');
    expect(languageOf(words('Saldo del conto al mese di marzo', 0.8), ['deu', 'ita'])).toBe('ita');
    const card = 'Kartenzahlung 33,86 S DM DROGERIEMARKT//Berlin/DE 2026-08-05T14.45 Lastschrift';
    expect(languageOf(words(card, 0.8), ['ita', 'deu', 'eng'])).toBe('deu');
    const shop = 'PAGAMENTO POS ORE 9:02 TRATTORIA VERONA CARTA 4417 SDD TIM SPA ABBONAMENTO';
    expect(languageOf(words(shop, 0.8), ['deu', 'eng', 'ita'])).toBe('ita');
    expect(languageOf(words('12,00 34,50 IBAN', 0.8), ['ita', 'deu'])).toBeNull();
  });
});
