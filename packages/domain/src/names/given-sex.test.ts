import { describe, expect, test } from 'vitest';
import { sexOfName } from './given-sex.ts';

describe('whether a name is that of a man or of a woman', () => {
  test.each([
    ['Karl-Heinz Jäger', 'M'],
    ['JÄGER, MONIKA', 'F'],
    ['Dr. Jördis Özdemir', 'F'],
    ['Hans-Peter Müller', 'M'],
    ['Hans-Monika Müller', null],
    ['Andrea Rossi', null],
    ['WERNER ANDREA', null],
    ['Jonas Monika', null],
    ['Rainer Maria Weiß', null],
    ['Xquz Jäger', null],
    ['', null],
  ])('%s', (name, sex) => {
    expect(sexOfName(name)).toBe(sex);
  });
});
