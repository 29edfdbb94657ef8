import { describe, expect, test } from 'vitest';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { readContract } from './testing/read-contract.ts';

describe('terms with words between the caption and what it is of', () => {
  test('INC-05 a letter that changes "your" contract tells when the work began, and the pay of the year', async () => {
    const values = valuesOf(
      await readContract(
        'Frau',
        'Greta Lindner',
        'Änderung Ihres Arbeitsvertrages',
        'Ihr seit dem 01.09.2021 bestehendes unbefristetes Arbeitsverhältnis wird ab 01.02.2026 wie folgt geändert:',
        'Bruttomonatsentgelt 4.250,00 EUR',
        'Die wöchentliche Arbeitszeit beträgt 35 Stunden. Das Urlaubsgeld richtet sich nach dem Tarifvertrag.',
        'Das Jahresentgelt (12 Monate) beträgt 51.000,00 EUR.',
      ),
    );
    expect(values).toMatchObject({
      employment_start: '2021-09-01',
      monthly_gross: 425_000,
      gross_income: 5_100_000,
    });
  });

  test('INC-05 a contract ends on the day to which it is prolonged, not on the one it ran to before', async () => {
    const values = valuesOf(
      await readContract(
        'Oggetto: proroga del contratto di lavoro a tempo determinato',
        'Con riferimento al contratto di lavoro a tempo determinato, con decorrenza 01/03/2025 e scadenza 28/02/2026,',
        'Le comunichiamo la proroga del rapporto fino al 31/08/2026.',
      ),
    );
    expect(values).toMatchObject({ employment_start: '2025-03-01', employment_end: '2026-08-31' });
  });
});
