import { expect, test } from 'vitest';
import { paysInWords } from './pays-in-words.ts';

test.each([
  [
    'eine monatliche Bruttovergütung von 3.975,00 € (in Worten: dreitausendzweihundertfünfundsiebzig Euro), zahlbar',
    [327_500],
  ],
  [
    'La retribuzione annua lorda sarà pari a € 54.600,00 (euro cinquantaquattromilaseicento/00), comprensiva',
    [5_460_000],
  ],
  ['una retribuzione lorda di euro 2.150,50 (diconsi euro duemilacentocinquanta/50) mensili', [215_050]],
  ['eine Vertragsstrafe in Höhe eines Bruttogehalts von 3.000 € (in Worten: dreitausend Euro)', []],
  ['versa la somma di euro 900,00 (euro novecento/00) a titolo di deposito', []],
  ['retribuzione lorda di euro 1.500,00 (euro circa millecinquecento)', []],
  ['ein Bruttogehalt von 3.000,00 €', []],
] as const)('REP-08 %s', (text, cents) => {
  expect(paysInWords(text)).toEqual(cents);
});
