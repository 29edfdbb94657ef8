import { expect, test } from 'vitest';
import { toldOn } from '../testing/told-on.ts';

type Told = Readonly<Record<string, string | number | null>>;
const papers: readonly (readonly [string, readonly string[], Told])[] = [
  [
    'naspi',
    [
      'INPS - Sede di Torino',
      'Oggetto: accoglimento domanda di indennità NASpI',
      'Gentile SARA COSTA, C.F. CSTSRA90A41L219P',
      'la Sua domanda di NASpI presentata il 10/03/2026 è stata accolta.',
      'Decorrenza della prestazione: 18/03/2026. Durata: 420 giorni. Importo lordo mensile: euro 1.120,44. Fine prestazione: 11/05/2027',
    ],
    { type: 'naspi', benefit_start: '2026-03-18', gross_monthly: 112_044 },
  ],
  [
    'a return whose rows hold only codes and figures',
    [
      'MODELLO 730/2026 redditi 2025',
      'Agenzia delle Entrate - Dichiarazione precompilata',
      'CODICE FISCALE DEL CONTRIBUENTE        COGNOME        NOME',
      'BSCCHR90B59C638P                       BOSCOLO        CHIARA',
      'QUADRO C - REDDITI DI LAVORO DIPENDENTE E ASSIMILATI',
      '        TIPO    INDETERMINATO/DETERMINATO        REDDITO (punti 1, 2 e 3 CU 2026)',
      'C1      2       1                                17.517,00',
      'C9      RITENUTE IRPEF (punto 21 CU 2026)        1.159,00',
      'QUADRO D - ALTRI REDDITI',
      'D5      REDDITI DERIVANTI DA ATTIVITÀ OCCASIONALE - TIPO 2        800,00',
    ],
    { type: 'modello_730', employment_income: 1_751_700, other_income: 80_000 },
  ],
];

test.each(papers)('an Italian letter or return: %s', async (_, lines, told) => {
  expect(await toldOn(lines)).toMatchObject(told);
});
