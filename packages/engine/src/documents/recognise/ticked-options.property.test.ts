import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laidOutPage } from '../../extraction/fixtures/laid-out-page.ts';
import { readContract } from '../work-contract/testing/read-contract.ts';
import { linesOfAll } from './page-text.ts';
import { withTickedOnly } from './ticked-options.ts';

const marks = [
  ['[X]', '[ ]'],
  ['[x]', '[]'],
  ['(x)', '( )'],
  ['☒', '☐'],
  ['☑', '□'],
  ['■', '□'],
  ['●', '○'],
] as const;

const textOf = (...lines: string[]): string =>
  linesOfAll([withTickedOnly(laidOutPage(lines))])
    .map(({ text }) => text)
    .join(' ');

const options = ['unbefristet', 'befristet bis zum', 'zur probe', 'in teilzeit'];

describe('options of a form', () => {
  test('INC-05 only what is ticked is said, before or behind its box, in one row or in several', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marks),
        fc.nat({ max: options.length - 1 }),
        fc.boolean(),
        fc.boolean(),
        ([tick, empty], chosen, isBehind, isOneRow) => {
          const written = options.map((option, at) => {
            const mark = at === chosen ? tick : empty;
            return isBehind ? `${option} ${mark}` : `${mark} ${option}`;
          });
          const lines = isOneRow ? [written.join('   ')] : written;
          expect(textOf('der vertrag ist', ...lines)).toBe(`der vertrag ist ${options[chosen]}`);
        },
      ),
    );
  });

  test.each([
    [['■ erstens', '■ zweitens']],
    [['[ ] befristet   [ ] unbefristet']],
    [['Anlage (x)', 'das Entgelt (brutto)']],
  ])('%j stays where nobody ticked, or nothing can be ticked', (lines) => {
    const all = linesOfAll([laidOutPage(lines)]).map(({ text }) => text);
    expect(textOf(...lines).split(' ').length).toBeGreaterThanOrEqual(all.join(' ').split(' ').length - 1);
  });
});

const contract = (...term: string[]): string[] => [
  'Arbeitsvertrag',
  'zwischen Autohaus Lindner GmbH, Industriestraße 12, 97424 Schweinfurt',
  'und Herrn Marcel Vogt, wohnhaft Hauptstraße 8, 97421 Schweinfurt',
  'Der Arbeitnehmer wird ab 01.02.2025 als Kfz-Mechatroniker eingestellt.',
  ...term,
  'Probezeit und Kündigungsfrist richten sich nach dem Gesetz. Das Bruttomonatsgehalt beträgt 3.150,00 EUR.',
];

describe('INC-05 a contract with boxes', () => {
  test.each(marks)('%s and %s tell how long it runs', async (tick, empty) => {
    const open = await readContract(...contract(`${tick} unbefristet`, `${empty} befristet bis zum 31.12.2027`));
    const fixed = await readContract(...contract(`${empty} unbefristet`, `${tick} befristet bis zum 31.12.2027`));
    const told = ({ fields }: typeof open) => [fields.employment_kind?.value, fields.employment_end?.value ?? null];
    expect([told(open), told(fixed)]).toEqual([
      ['open_ended', null],
      ['fixed_term', '2027-12-31'],
    ]);
  });
});
