import { italianGrossToNet } from '@vesta/domain/pay-rules/it/gross-to-net';
import { italianPayRules } from '@vesta/domain/pay-rules/it/index';
import { describe, expect, test } from 'vitest';
import { payslipReader } from '../../documents/payslip/reader.ts';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { noNotes } from '../../papers/paper-notes.ts';
import { spread } from '../../testing/exhibited.ts';
import { paperChecks } from '../index.ts';
import { runChecks } from '../run/run-checks.ts';
import { contextOf } from '../run/testing/context.ts';
import { evidenceOf } from '../run/testing/papers.ts';
import { wrongContributions } from './it/contribution-rows.ts';

const euros = (cents: number): string =>
  (cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

type Contribution = readonly [caption: string, percent: number, ofBase?: number];

const sectors: Readonly<Record<string, readonly Contribution[]>> = {
  private: [['Contributo IVS', 9.19]],
  'private with wage support': [
    ['Contributo IVS', 9.19],
    ['Contributo CIGS', 0.3],
  ],
  'small firm': [
    ['Contributo IVS', 9.19],
    ['Contributo FIS', 0.17],
  ],
  apprentice: [['Contributo INPS', 5.84]],
  agriculture: [['Contributo INPS', 8.84]],
  state: [
    ['Ritenuta CTPS', 8.8],
    ['Fondo credito', 0.35],
    ['Opera di previdenza', 2.5, 0.8],
  ],
  town: [
    ['Ritenuta CPDEL', 8.85],
    ['Fondo credito', 0.35],
    ['Ritenuta TFS', 2.5, 0.8],
  ],
  'town without severance': [
    ['Ritenuta CPDEL', 8.85],
    ['Fondo credito', 0.35],
  ],
};

const days: Readonly<Record<string, number>> = { '03/2025': 31, '06/2026': 30, '10/2026': 31 };

/** A slip of the month whose every figure follows from the law. */
function slip(gross: number, month: string, contributions: readonly Contribution[]): string[] {
  const rules = italianPayRules(Number(month.slice(3)));
  if (!rules) throw new Error('no such year');
  const rows = contributions.map(([caption, percent, part = 1]) => {
    const base = Math.round(gross * part);
    return { caption, base, percent, paid: Math.round((base * percent) / 100) };
  });
  const social = rows.reduce((sum, { paid }) => sum + paid, 0);
  const pay = { gross, share: (social / gross) * 100, days: days[month] ?? 30, paymentsPerYear: 13 };
  const { incomeTax } = italianGrossToNet(pay, rules);
  return [
    `COMUNE DI ESEMPIO              CEDOLINO PAGA        Mese di competenza: ${month}`,
    'Dipendente: ROSSI MARIO          Matricola: 000015          Codice fiscale: RSSMRA80A01H501U',
    'Data assunzione: 01/03/2021      Livello: C1     Codice fiscale ente 12345678903',
    'DESCRIZIONE                           IMPORTO BASE   ALIQUOTA      COMPETENZE       TRATTENUTE',
    `Stipendio tabellare                                                ${euros(gross)}`,
    ...rows.map(
      ({ caption, base, percent, paid }) =>
        `${caption.padEnd(38)}${euros(base).padEnd(15)}${percent.toFixed(2).replace('.', ',')}%                          ${euros(paid)}`,
    ),
    `Ritenute IRPEF                                                                      ${euros(incomeTax)}`,
    `Imponibile previdenziale ${euros(gross)}`,
    `Imponibile fiscale ${euros(gross - social)}`,
    `Totale competenze ${euros(gross)}     Totale trattenute ${euros(social + incomeTax)}`,
    `NETTO A PAGARE                                       ${euros(gross - social - incomeTax)}`,
  ];
}

describe('REP-08 an honest slip of any sector', () => {
  const cases = Object.keys(sectors).flatMap((sector) =>
    Object.keys(days).flatMap((month) =>
      [121_500, 187_342, 243_099, 352_010].map((gross) => [sector, month, gross] as const),
    ),
  );

  test.each(spread(cases, 5))('%s in %s at %i: nothing is said against it', async (sector, month, gross) => {
    const page = laidOutPage(slip(gross, month, sectors[sector] ?? []));
    const recognition = payslipReader.recognise(page);
    if (!recognition) throw new Error('not recognised');
    const reading = await payslipReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
    const paper = {
      id: 'a',
      fileName: null,
      evidence: evidenceOf({ pages: [page] }),
      readings: [reading],
      fingerprints: { text: null, picture: null },
      notes: { ...noNotes, wrongContributions: wrongContributions(page) },
    };
    const said = runChecks({ papers: [paper] }, contextOf(null), { checks: paperChecks })
      .filter(({ outcome, level }) => outcome === 'failed' && level !== 'info')
      .map(({ rule }) => rule);
    expect(said).toEqual([]);
  });
});
