import { expect, test } from 'vitest';
import { type ImportRule, violationsOf } from './import-rules.mjs';

const imports = new Map([
  ['apps/web/src/steps/sign-up/form.tsx', ['apps/web/src/ui/field.tsx', 'apps/web/src/steps/resume/list.tsx']],
  ['apps/web/src/steps/resume/list.tsx', ['apps/web/src/steps/resume/row.tsx', 'packages/domain/src/money.ts']],
  ['apps/web/src/steps/resume/row.tsx', []],
  ['apps/web/src/ui/field.tsx', ['packages/domain/src/money.ts']],
  ['packages/domain/src/money.ts', ['packages/domain/src/cents.ts']],
  ['packages/domain/src/cents.ts', ['packages/domain/src/round.ts']],
  ['packages/domain/src/round.ts', ['packages/domain/src/money.ts', 'node:']],
  ['packages/domain/src/round.test.ts', ['packages/domain/src/round.ts', 'node:']],
]);
const found = (from: ImportRule['from'], to: ImportRule['to']) => {
  const ways = violationsOf([{ name: 'the wall', from, to }], imports);
  expect(ways.every(({ rule }) => rule === 'the wall')).toBe(true);
  return ways.map(({ way }) => way.map((path) => path.split('/').pop()).join(' > '));
};

test('who may not import whom', () => {
  expect(found({ path: '^apps/' }, { path: '^packages/' })).toEqual(['list.tsx > money.ts', 'field.tsx > money.ts']);
  expect(found({ path: '^packages/' }, { path: '^apps/' })).toEqual([]);
  expect(found({ path: '^apps/', pathNot: '/ui/' }, { path: '^packages/' })).toEqual(['list.tsx > money.ts']);
  expect(found({ path: '^apps/' }, { path: '^', pathNot: '^packages/' })).toEqual([
    'form.tsx > field.tsx',
    'form.tsx > list.tsx',
    'list.tsx > row.tsx',
  ]);
});

test('a rule about a room means the room of whoever imports', () => {
  const room = { path: '^apps/web/src/steps/([^/]+)/' };
  const others = { path: '^apps/web/src/steps/', pathNot: '^apps/web/src/steps/$1/' };
  expect(found(room, others)).toEqual(['form.tsx > list.tsx']);
});

test('what comes with Node', () => {
  expect(found({ path: '^packages/domain/(?!.*test)' }, { dependencyTypes: ['core'] })).toEqual(['round.ts > node:']);
});

test('what is reached over others', () => {
  expect(found({ path: 'form\\.tsx$' }, { path: 'round\\.ts$', reachable: true })).toEqual([
    'form.tsx > field.tsx > money.ts > cents.ts > round.ts',
  ]);
  expect(found({ path: 'row\\.tsx$' }, { path: 'round\\.ts$', reachable: true })).toEqual([]);
});

test('a cycle is told by each file that lies on it, and by nobody else', () => {
  expect(found({ path: '' }, { circular: true })).toEqual([
    'money.ts > cents.ts > round.ts > money.ts',
    'cents.ts > round.ts > money.ts > cents.ts',
    'round.ts > money.ts > cents.ts > round.ts',
  ]);
  const itself = violationsOf(
    [{ name: 'no-circular', from: {}, to: { circular: true } }],
    new Map([['a.ts', ['a.ts']]]),
  );
  expect(itself).toEqual([{ rule: 'no-circular', way: ['a.ts', 'a.ts'] }]);
});

test('a rule in words that nobody checks is refused', () => {
  const from = { path: '^apps/' };
  for (const to of [{ orphan: true }, { dependencyTypes: ['npm'] }] as object[])
    expect(() => violationsOf([{ name: 'the wall', from, to }], imports)).toThrow('which nobody checks');
});
