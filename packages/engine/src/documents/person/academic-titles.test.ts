import { describe, expect, test } from 'vitest';
import { wordAt } from '../bank-statement/testing/grid.ts';
import { withoutTitles } from './academic-titles.ts';

const told = (name: string): string =>
  withoutTitles(name.split(' ').map((text, at) => wordAt({ text, left: at * 60, baseline: 10 })))
    .map(({ text }) => text)
    .join(' ');

describe('titles before a name', () => {
  test.each([
    ['Dr. Erika Muster', 'Erika Muster'],
    ['Prof. Dr. Max Muster', 'Max Muster'],
    ['Dr. med. Erika Muster', 'Erika Muster'],
    ['Dr. rer. nat. Max Muster', 'Max Muster'],
    ['Prof. Dr. h. c. Max Muster', 'Max Muster'],
    ['Dr.-Ing. Max Muster', 'Max Muster'],
    ['Dipl.-Kfm. Max Muster', 'Max Muster'],
  ])('INC-03 %s is %s', (printed, name) => {
    expect(told(printed)).toBe(name);
  });

  test.each(['Phil Peter Muster', 'C. Erika Muster', 'H. Muster', 'Dr. Muster', 'Erika Muster'])(
    'INC-03 %s stays as it is',
    (name) => {
      expect(told(name)).toBe(name);
    },
  );
});
