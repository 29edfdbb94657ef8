import { describe, expect, test } from 'vitest';
import type { KeptPaper } from '../../papers/kept-paper.ts';
import { paperChecks, setChecks } from '../index.ts';
import { italianSlip } from '../payslip/testing/slip.ts';
import { statementPaper } from '../statement/testing/statements.ts';
import { runChecks } from './run-checks.ts';
import { contextOf } from './testing/context.ts';
import { paperOf } from './testing/papers.ts';

const slip = (id: string, employee_name: string) => paperOf(id, italianSlip({ employee_name }));
const account = (holder: string) => statementPaper('account', { from: '2026-10-01', to: '2026-10-31', holder });
const card = (surname: string, given_names: string) =>
  paperOf('card', { kind: 'identity_document', type: 'id_card', fields: { surname, given_names } });

const said = (rule: string, ...papers: readonly KeptPaper[]): string[] =>
  runChecks({ papers }, contextOf(null), { checks: [...paperChecks, ...setChecks] })
    .filter((finding) => finding.rule === rule)
    .map(({ outcome, level }) => (outcome === 'failed' ? `failed ${level}` : outcome));

describe('REP-08 a set without an applicant compares its people', () => {
  test('one person throughout, in any order of the names', () => {
    expect(said('R_PAYSLIP_NAME_MATCH', slip('a', 'ROSSI MARIO'), account('Mario Rossi'))).toEqual(['passed']);
    expect(said('R_BANK_HOLDER_MATCH', slip('a', 'ROSSI MARIO'), account('Mario Rossi e Anna Verdi'))).toEqual([
      'passed',
    ]);
  });

  test('two people are worth a look, and nobody is accused', () => {
    const papers = [slip('a', 'ROSSI MARIO'), account('BIANCHI LUCA')];
    expect(said('R_PAYSLIP_NAME_MATCH', ...papers)).toEqual(['failed warning']);
    expect(said('R_BANK_HOLDER_MATCH', ...papers)).toEqual(['failed warning']);
  });

  test('a stranger on several papers is one stranger, against more that agree', () => {
    const month = (id: string, day: string) =>
      statementPaper(id, { from: `${day}-01`, to: `${day}-28`, holder: 'Kerstin Hülsmeier' });
    const slips = ['a', 'b', 'c'].map((id) => slip(id, 'Katrin Hülsmann'));
    const papers = [...slips, month('x', '2026-09'), month('y', '2026-10')];
    expect(said('R_BANK_HOLDER_MATCH', ...papers)).toEqual(['failed warning', 'failed warning']);
  });

  test('an identity document says who it is, against any number of others', () => {
    const papers = [
      card('ROSSI', 'MARIO'),
      slip('a', 'BIANCHI LUCA'),
      slip('b', 'BIANCHI LUCA'),
      slip('c', 'ROSSI MARIO'),
    ];
    expect(said('R_PAYSLIP_NAME_MATCH', ...papers)).toEqual(['failed warning', 'failed warning', 'passed']);
  });

  test('one paper alone, or others that disagree, say nothing', () => {
    expect(said('R_PAYSLIP_NAME_MATCH', slip('a', 'ROSSI MARIO'))).toEqual([]);
    const papers = [slip('a', 'ROSSI MARIO'), slip('b', 'BIANCHI LUCA'), account('VERDI ANNA')];
    expect(said('R_BANK_HOLDER_MATCH', ...papers)).toEqual([]);
  });
});
