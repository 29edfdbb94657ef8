import { expect, test } from 'vitest';
import type { Page, Word } from '../../evidence/page.ts';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { payslipReader } from './reader.ts';

/** Lines of which those that begin with ^ are small captions, set right below the line above them. */
function cardsOf(lines: readonly string[]): Page {
  const page = laidOutPage(lines.map((line) => line.replace(/^\^/, ' ')));
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b);
  const filled = lines.filter((line) => line.trim() !== '');
  const isCaption = ({ baseline }: Word): boolean => filled[baselines.indexOf(baseline)]?.startsWith('^') ?? false;
  const small = (word: Word): Word => {
    const baseline = word.baseline - 5;
    return { ...word, size: word.size * 0.7, baseline, box: { ...word.box, top: baseline - 5, bottom: baseline + 1 } };
  };
  return { ...page, words: page.words.map((word) => (isCaption(word) ? small(word) : word)) };
}

const slip = [
  'Gehaltsabrechnung                    Nordwind Analytics GmbH',
  'Oktober 2026',
  ' Erika Muster          2052             15.05.2023',
  '^Mitarbeitende:r       Personalnummer   Eintrittsdatum',
  '',
  ' 5.480,00              3.376,19         3.332,19',
  '^Gesamtbrutto          Nettoverdienst   Auszahlungsbetrag',
  '',
  'Lohnsteuer                              -917,66',
  'Summe Steuern                           -917,66',
  'Krankenversicherung                     -473,75',
  'Rentenversicherung                      -509,64',
  'Arbeitslosenversicherung                 -71,24',
  'Pflegeversicherung                      -131,52',
  'Summe Sozialabgaben                   -1.186,15',
];

test('INC-01 values that stand above their captions are told, and shown where they are printed', async () => {
  const page = cardsOf(slip);
  const recognition = payslipReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await payslipReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
  expect([fields.gross, fields.net, fields.paid_amount, fields.hire_date].map((found) => found?.value)).toEqual([
    548_000,
    337_619,
    333_219,
    '2023-05-15',
  ]);
  expect(fields.employee_name?.value).toBe('Erika Muster');
  const printed = page.words.find(({ text }) => text === '5.480,00');
  expect(fields.gross?.box).toEqual(printed?.box);
});

test('INC-01 captions of one row of values on two heights are all told', async () => {
  const page = cardsOf([
    'Vetri Colli S.r.l.                   BUSTA PAGA SETTEMBRE 2026',
    ' Maria Rossi           RSSMRA80A41F205B   01/03/2019',
    '^Dipendente            Codice fiscale     Data di assunzione',
    '',
    'Retribuzione ordinaria                     3.120,00',
    'Contributo INPS                              286,73',
    'Ritenute IRPEF                               665,86',
    '',
    ' 3.120,00              952,59                                   2.167,41',
    '^Totale competenze     Totale trattenute',
    '^                                                               Netto a pagare',
  ]);
  // The second row of captions stands a little below the first, not a whole line.
  const heights = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b);
  const lowest = heights.at(-1) ?? 0;
  const raised = (word: Word): Word =>
    word.baseline === lowest
      ? { ...word, baseline: lowest - 7, box: { ...word.box, top: word.box.top - 7, bottom: word.box.bottom - 7 } }
      : word;
  const lifted = { ...page, words: page.words.map(raised) };
  const recognition = payslipReader.recognise(lifted);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await payslipReader.read([lifted], recognition, { today: '2026-11-15', readZone: async () => [] });
  expect([fields.gross, fields.total_deductions, fields.net].map((found) => found?.value)).toEqual([
    312_000, 95_259, 216_741,
  ]);
});
