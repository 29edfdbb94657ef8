import { expect, test } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const faultsOf = (source: string): string[] => mutantsOf('/a.ts', source).map((mutant) => mutated(source, mutant));

test.each([
  ['const a = b < 3;', ['const a = b <= 3;', 'const a = b < (3 + 1);']],
  ['if (a) b();', ['if (!(a)) b();', 'if (a) ;']],
  ['const a = !b;', ['const a = (b);']],
  ['const a = b ? c : d;', ['const a = !(b) ? c : d;']],
  ["const a = b === 'open';", ["const a = b !== 'open';", "const a = b === 'another';"]],
  ['function f() { throw new Error(); }', ['function f() { ; }']],
])('%s', (source, faults) => {
  expect(faultsOf(source)).toEqual(faults);
});

test('types, imports and words for people are left alone', () => {
  expect(faultsOf("import { a } from 'b';\ntype A = 3 | 'open';\nconst text = 'Thank you';")).toEqual([]);
});

test('a fault knows where it stands', () => {
  expect(mutantsOf('/a.ts', 'const a = 1;\nconst b = true;').map(({ line }) => line)).toEqual([1, 2]);
});
