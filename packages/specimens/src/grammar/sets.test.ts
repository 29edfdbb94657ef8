import { describe, expect, test, vi } from 'vitest';
import { contradictingSet, contradictions } from './contradictions.ts';
import { type PaperSet, setByChance } from './sets.ts';

vi.setConfig({ testTimeout: 30_000 });

const papersOfKind = ({ papers }: PaperSet, kind: string) => papers.filter(({ truth }) => truth.kind === kind);

describe.each([
  ['Italian', 0],
  ['German', 1],
] as const)('the papers of an %s applicant', (_, index) => {
  test('agree about the person, the employer and what was paid', async () => {
    const set = await setByChance('sets', index);
    const [slips, statements] = [papersOfKind(set, 'payslip'), papersOfKind(set, 'bank_statement')];
    expect([slips.length >= 3, statements.length]).toEqual([true, 3]);
    const credits = statements.flatMap(({ truth }) => truth.transactions.map(({ amount }) => amount));
    // The newest wage may come after the newest statement.
    const paid = slips.slice(0, -1).map(({ truth }) => truth.fields.paid_amount ?? truth.fields.net);
    expect(paid.filter((amount) => !credits.includes(Number(amount)))).toEqual([]);
    const employers = set.papers.map(({ truth }) => truth.fields.employer_name ?? truth.fields.payer_name);
    expect(new Set(employers.filter((name) => name !== undefined)).size).toBe(1);
    statements.slice(1).forEach(({ truth }, place) => {
      expect(truth.fields.opening_balance).toBe(statements[place]?.truth.fields.closing_balance);
    });
  });

  test('of one issuer share a layout', async () => {
    const set = await setByChance('sets', index);
    const asked = papersOfKind(set, 'bank_statement').map(({ truth }) => Object.keys(truth.fields).join());
    expect(new Set(asked).size).toBe(1);
  });
});

test('a contradiction changes some of the papers and leaves the others', async () => {
  const honest = await setByChance('sets', 1);
  const name = 'slips tell more than the bank received';
  const twin = await contradictingSet('sets', 1, name);
  if (!twin) throw new Error('it can happen to anybody');
  const isKept = twin.papers.map(({ bytes }, place) =>
    Buffer.from(bytes).equals(Buffer.from(honest.papers[place]?.bytes ?? [])),
  );
  expect(isKept).toEqual(honest.papers.map(({ truth }) => truth.kind !== 'payslip'));
  expect(Object.keys(contradictions)).toContain(name);
});
