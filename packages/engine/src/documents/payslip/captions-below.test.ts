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

/** Form of cells: values over small captions, each row of cells right below the other. */
function packed(lines: readonly string[], { gap = 11, step = 8 } = {}): Page {
  const page = cardsOf(lines);
  const filled = lines.filter((line) => line.trim() !== '');
  const heights = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b);
  let at = 40;
  const moved = new Map<number, number>();
  for (const [place, height] of heights.entries()) {
    at += filled[place]?.startsWith('^') ? gap : step;
    moved.set(height, at);
  }
  const put = (word: Word): Word => {
    const by = (moved.get(word.baseline) ?? word.baseline) - word.baseline;
    const box = { ...word.box, top: word.box.top + by, bottom: word.box.bottom + by };
    return { ...word, baseline: word.baseline + by, box };
  };
  return { ...page, words: page.words.map(put) };
}

const italian = [
  ' Hotel Sirena S.n.c.                       07165060547          06/2026',
  '^Azienda                                   Partita IVA          Mese',
  ' 12          MANCINI ROBERTO               MNCRRT82L03G478X     03/07/1982   01/03/2016',
  '^Matricola   Lavoratore                    Cod. fiscale         Nascita      Assunzione',
  ' Operaio     3                             Turismo              TEMPO INDETERMINATO',
  '^Qualifica   Livello                       CCNL                 Tipo contratto         Part-time',
  'Busta paga',
  'Retribuzione ordinaria                     1.895,20',
  'Totale competenze                          1.895,20',
  'Contributo IVS                               179,11',
  'Imposta netta                                120,00',
  'Totale trattenute                            299,11',
  'Netto in busta                             1.596,09',
];

test('INC-01 where rows of cells stand close, days and codes tell that captions are below their values', async () => {
  const page = packed(italian);
  const recognition = payslipReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await payslipReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
  const told = ['employee_name', 'fiscal_id', 'hire_date', 'period', 'personnel_number'] as const;
  expect(told.map((name) => fields[name]?.value)).toEqual([
    'MANCINI ROBERTO',
    'MNCRRT82L03G478X',
    '2016-03-01',
    '2026-06',
    '12',
  ]);
});

test('INC-01 the same form with its captions above is read as it stands', async () => {
  const [a, b, c, d, e, f, ...rest] = italian;
  const lines = [b, a, d, c, f, e, ...rest].filter((line) => line !== undefined);
  const page = packed(lines, { gap: 8, step: 11 });
  const recognition = payslipReader.recognise(page);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await payslipReader.read([page], recognition, { today: '2026-11-15', readZone: async () => [] });
  expect(fields.hire_date?.value).toBe('2016-03-01');
  expect(fields.employee_name?.value).toBe('MANCINI ROBERTO');
});

test.each([
  ['in one size', 0.5],
  ['a little larger than the others', 0.62],
])('INC-01 where days and codes stand below their captions, so do sums below captions %s', async (_, lastSize) => {
  const page = laidOutPage([
    'HOFER GMBH - S.R.L.                       BUSTA PAGA  Ottobre 2026',
    ' Matr.        Cognome Nome           Data nascita      Assunzione',
    ' 0033         OBERRAUCH MANUELA      06.03.1984        01.02.2017',
    'Voce                                        Trattenute      Competenze',
    'Retribuzione mensile                                        2.373,77',
    'Contributi INPS                               218,15',
    'IRPEF                                         319,58',
    ' Progr. imp. INPS     Progr. imp. fiscale       Progr. IRPEF       TFR mese',
    '      23.467,23                 21.310,00           2.769,17         161,37',
    ' TOTALE COMPETENZE         TOTALE TRATTENUTE          NETTO A PAGARE',
    '',
    '                2.373,77                   537,73                1.836,04',
  ]);
  // Captions are small, and the last of them stand right below the cells above, while their own values are set large.
  const baselines = [...new Set(page.words.map(({ baseline }) => baseline))].sort((a, b) => a - b);
  const small = new Set([1, 7, 9].map((at) => baselines[at]));
  const lifted = (word: Word): Word => {
    const shift = word.baseline === baselines[9] ? 4 : 0;
    if (!small.has(word.baseline)) return word;
    const baseline = word.baseline - shift;
    return {
      ...word,
      size: word.size * (shift > 0 ? lastSize : 0.5),
      baseline,
      box: { ...word.box, top: baseline - 5, bottom: baseline + 1 },
    };
  };
  const drawn = { ...page, words: page.words.map(lifted) };
  const recognition = payslipReader.recognise(drawn);
  if (!recognition) throw new Error('not recognised');
  const { fields } = await payslipReader.read([drawn], recognition, { today: '2026-11-15', readZone: async () => [] });
  expect([fields.gross, fields.total_deductions, fields.net].map((found) => found?.value)).toEqual([
    237_377, 53_773, 183_604,
  ]);
});
