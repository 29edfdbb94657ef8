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

describe('forms that say each caption once more in English', () => {
  test('INC-05 whose contract it is, its probation, its hours and its payments', async () => {
    const values = valuesOf(
      await readContract(
        'Nordwind GmbH                                            Am Markt 1',
        'Anstellungsvertrag / Employment Agreement',
        'Mitarbeiter:in / Employee               Erika Muster, Ringstr. 9, 10115 Berlin',
        'Vertragsbeginn / Start date             01.05.2024',
        'Vertragsdauer / Term                    unbefristet / permanent',
        'Probezeit / Probation                   6 Monate / months',
        'Wochenarbeitszeit / Weekly hours        38,5',
        'Jahresbruttogehalt / Annual gross       66.000,00 €, zahlbar in 13 gleichen Raten / payable in 13 equal',
        'salary                                  instalments',
        'Kündigungsfrist nach der Probezeit: drei Monate zum Monatsende. / Notice period: three months.',
      ),
    );
    expect(values).toMatchObject({
      person_name: 'Erika Muster',
      employment_start: '2024-05-01',
      probation_months: 6,
      weekly_hours: 38.5,
      salary_amount: 6_600_000,
      paychecks_per_year: 13,
    });
  });
});
