import { expect, test } from 'vitest';
import { toldOn } from '../../testing/told-on.ts';

test('INC-04 who employs at home and declares what was paid is the payer, whichever name stands first', async () => {
  const values = await toldOn([
    'Datore di lavoro                                    Lavoratore',
    'Rossi Mario                                         Bianchi Anna',
    'Via dei Tigli 18                                    Via delle Rose 9',
    'C.F. RSSMRA80A01H501U                               C.F. BNCNNA80A41H501R',
    'DICHIARAZIONE SOSTITUTIVA DELLA CERTIFICAZIONE UNICA (CU)',
    'Anno d’imposta 2025',
    'Il sottoscritto Rossi Mario, in qualità di datore di lavoro domestico e pertanto non sostituto d’imposta,',
    'dichiara di aver corrisposto nell’anno 2025 alla Sig.ra Bianchi Anna, assunta a tempo indeterminato:',
    'Contributi previdenziali e assistenziali a carico del lavoratore    €     520,80',
    'Ritenute IRPEF operate                                              €       0,00',
    'Certificazione di cui all’art. 4: dati relativi al datore',
  ]);
  expect(values).toMatchObject({ person_name: 'Bianchi Anna', payer_name: 'Rossi Mario', contributions: 52_080 });
  expect(values).toMatchObject({ payer_id: 'RSSMRA80A01H501U', fiscal_id: expect.stringMatching(/^BNCNNA/) });
});
