import { expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { valuesOf } from '../fiscal/testing/values-of.ts';
import { withPerson } from '../person/with-person.ts';
import { amends } from './amends.ts';
import { confirmedTerms } from './confirmed-terms.ts';
import { readContract as read } from './testing/read-contract.ts';

const report = (end: string): string[] => [
  'Modulo UNILAV - Comunicazione obbligatoria',
  'SEZIONE 1 - DATORE DI LAVORO',
  'Codice fiscale                 01234567897',
  'Denominazione                  Cartiera Alto Lario S.r.l.',
  'SEZIONE 3 - RAPPORTO',
  'Data inizio rapporto           03/06/2019',
  `Data fine rapporto             ${end}`,
  'Data trasformazione            01/02/2026',
  'Tipologia contrattuale         LAVORO A TEMPO INDETERMINATO',
];

test('the next caption of a form is no end where its own was left empty, and a caption is no part of a name', async () => {
  expect(valuesOf(await read(...report('')))).toMatchObject({
    payer_name: 'Cartiera Alto Lario S.r.l.',
    employment_start: '2019-06-03',
    employment_end: null,
  });
  expect(valuesOf(await read(...report('30/09/2026'))).employment_end).toBe('2026-09-30');
});

const apprentice = (end: string): string[] => [
  'CONTRATTO DI APPRENDISTATO PROFESSIONALIZZANTE',
  'La ditta Falegnameria Bosco Remo, Viale Europa 12, 31100 Treviso, P.IVA 01234567897, assume il Sig. Elia Zanon,',
  'nato a Treviso il 02/03/2004, con decorrenza dal 01/09/2025.',
  end,
  'Retribuzione mensile lorda, pari al 75% del livello: euro 1.210,40.',
];

test('training that ends is not the job that ends; a share of pay is no pay, and an address no name', async () => {
  const told = valuesOf(await read(...apprentice('Il periodo formativo dura 36 mesi, con termine il 31/08/2028.')));
  expect(told).toMatchObject({
    payer_name: 'Falegnameria Bosco Remo',
    employment_end: null,
    monthly_gross: 121_040,
  });
  const ends = valuesOf(await read(...apprentice('Il contratto ha durata di 36 mesi, con termine il 31/08/2028.')));
  expect(ends.employment_end).toBe('2028-08-31');
});

test('an agency is the employer under a title of two rows, and the mission ends with the day behind its beginning', async () => {
  expect(
    valuesOf(
      await read(
        'CONTRATTO DI LAVORO A TEMPO DETERMINATO',
        'PER SOMMINISTRAZIONE',
        'Agenzia per il lavoro: Ponte Lavoro S.p.A., Via Larga 3, 20122 Milano',
        'Lavoratrice: Irene Moro, nata a Lodi il 04/05/1999',
        'Inizio missione: 07/04/2026     Termine: 30/09/2026',
        'Retribuzione mensile lorda € 1.850,00',
      ),
    ),
  ).toMatchObject({
    payer_name: 'Ponte Lavoro S.p.A.',
    person_name: 'Irene Moro',
    employment_start: '2026-04-07',
    employment_end: '2026-09-30',
  });
});

test.each([
  [
    'parted by a logo',
    'DE',
    [
      'NORDKAP',
      'Logistik GmbH · Hafenweg 3 · 24103 Kiel',
      'Arbeitgeberbescheinigung',
      'Hiermit bestätigen wir, dass Frau Jana Petri seit dem 01.02.2021 bei uns beschäftigt ist.',
      'Mit freundlichen Grüßen',
      'Nordkap Logistik GmbH',
    ],
    'Nordkap Logistik GmbH',
  ],
  [
    'without its form',
    'IT',
    [
      'TORNERIA OGLIO',
      'Via Ferri 2, 25030 Chiari',
      'DICHIARAZIONE DEL DATORE DI LAVORO',
      'La sottoscritta Torneria Oglio S.n.c., dichiara che il Sig. Ugo Marini lavora dal 01/02/2015.',
    ],
    'Torneria Oglio S.n.c.',
  ],
] as const)('a name in the letterhead %s is the one that the paper gives in full', (_, country, lines, name) => {
  expect(confirmedTerms([laidOutPage(lines)], country).payer_name?.value).toBe(name);
});

test('a small company keeps what its form is limited by, and a day of birth before a home is no part of it', async () => {
  const lines = [
    'Arbeitsvertrag für geringfügig Beschäftigte',
    'Arbeitgeber: Kiosk Sonneneck UG (haftungsbeschränkt), Lindenallee 4, 50968 Köln',
    'Arbeitnehmerin: Lea Brandt, geb. 05.06.2000, Eichenweg 7, 50968 Köln',
    'Die Beschäftigung beginnt am 01.10.2025. Die monatliche Vergütung beträgt 520,00 EUR brutto.',
  ];
  expect(valuesOf(withPerson(await read(...lines), [laidOutPage(lines)]))).toMatchObject({
    payer_name: 'Kiosk Sonneneck UG (haftungsbeschränkt)',
    date_of_birth: '2000-06-05',
    address: 'Eichenweg 7, 50968 Köln',
  });
});

test('a contract whose pay was last adapted goes on with one that was made before', () => {
  const said = (words: string): boolean => amends([laidOutPage(['Contratto individuale di lavoro', words])]);
  expect(said('comprensiva di superminimo, come da ultimo adeguamento del 01/02/2026')).toBe(true);
  expect(said('comprensiva di superminimo')).toBe(false);
});
