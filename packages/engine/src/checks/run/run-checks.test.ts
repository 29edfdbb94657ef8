import { describe, expect, test } from 'vitest';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { checks } from '../index.ts';
import { type Chapter, chapters, type Rule } from '../rule.ts';
import type { InspectedPaper } from '../subject.ts';
import { checksAbout } from './check.ts';
import { failed, passed } from './judgements.ts';
import { rerunChecks } from './rerun-checks.ts';
import { runChecks } from './run-checks.ts';
import { everyFile, everyReading, wholeSet } from './subjects.ts';
import { applicantOf, contextOf } from './testing/context.ts';
import { paperOf, setOf } from './testing/papers.ts';

const rule = <Subject>(id: string, chapter: Chapter, more: Partial<Rule<Subject>> = {}): Rule<Subject> => ({
  id: `R_${id}`,
  chapter,
  level: 'warning',
  blocking: false,
  reads: [],
  judge: () => passed(),
  ...more,
});
const set = setOf(paperOf('a', {}), paperOf('b', [{}, { kind: 'bank_statement', type: 'account_statement' }]));

describe('running checks', () => {
  test('tells them in the order of the chapters, whatever the order of the list', () => {
    const mixed = chapters.toReversed().flatMap((chapter) => checksAbout(wholeSet, [rule<PaperSet>(chapter, chapter)]));
    expect(runChecks(set, contextOf(), { checks: mixed }).map((finding) => finding.rule)).toEqual(
      chapters.map((chapter) => `R_${chapter}`),
    );
  });

  test('gives each rule its own subjects, and names the papers that they came in', () => {
    const each = [
      ...checksAbout(everyFile<InspectedPaper>, [rule<InspectedPaper>('FILE', 'file')]),
      ...checksAbout(everyReading('payslip'), [rule('SLIP', 'payslip')]),
      ...checksAbout(wholeSet, [rule<PaperSet>('ALL', 'across')]),
    ];
    expect(runChecks(set, contextOf(), { checks: each }).map(({ rule: id, papers }) => [id, papers])).toEqual([
      ['R_FILE', ['a']],
      ['R_FILE', ['b']],
      ['R_SLIP', ['a']],
      ['R_SLIP', ['b']],
      ['R_ALL', ['a', 'b']],
    ]);
  });

  test('a rule that breaks is inconclusive about its subject, and only there', () => {
    const fragile = rule<InspectedPaper>('FRAGILE', 'file', {
      level: 'critical',
      blocking: true,
      judge: ({ id }) => {
        if (id === 'a') throw new Error('unheard of');
        return passed();
      },
    });
    const told: string[] = [];
    const findings = runChecks(set, contextOf(), {
      checks: checksAbout(everyFile, [fragile, rule('AFTER', 'kind')]),
      onBroken: (id) => told.push(id),
    });
    expect(findings.map(({ rule: id, outcome, level, blocking }) => [id, outcome, level, blocking])).toEqual([
      ['R_FRAGILE', 'inconclusive', 'info', false],
      ['R_FRAGILE', 'passed', 'info', false],
      ['R_AFTER', 'passed', 'info', false],
      ['R_AFTER', 'passed', 'info', false],
    ]);
    expect(told).toEqual(['R_FRAGILE']);
  });

  test('subjects that cannot be found are inconclusive as well', () => {
    const lost = (): never => {
      throw new Error('unheard of');
    };
    expect(runChecks(set, contextOf(), { checks: checksAbout(lost, [rule('LOST', 'file')]) })).toEqual([
      expect.objectContaining({ rule: 'R_LOST', outcome: 'inconclusive', papers: ['a', 'b'] }),
    ]);
  });

  test('a judgement may be about fewer papers than its subject, and places may name theirs', () => {
    const one = rule<PaperSet>('ONE', 'across', {
      judge: () =>
        failed([{ paper: 'b', page: 2, box: null, what: 'net', expected: 1, found: 2 }], {
          papers: ['b'],
          variant: 'other',
          level: 'critical',
        }),
    });
    expect(runChecks(set, contextOf(), { checks: checksAbout(wholeSet, [one]) })).toEqual([
      expect.objectContaining({
        level: 'critical',
        message: 'checks.R_ONE.other',
        papers: ['b'],
        working: [{ paper: 'b', page: 2, box: null, what: 'net', expected: 1, found: 2 }],
      }),
    ]);
  });
});

describe('running again', () => {
  const asked: string[] = [];
  const reader = (id: string, chapter: Chapter, reads: Rule<PaperSet>['reads']) =>
    rule<PaperSet>(id, chapter, {
      reads,
      judge: (_, { applicant }) => {
        asked.push(id);
        return passed([], { data: { name: applicant?.first_name ?? '' } });
      },
    });
  const three = checksAbout(wholeSet, [
    reader('NAME', 'identity', ['first_name', 'last_name']),
    reader('BANK', 'statement', ['chosen_bank']),
    reader('NONE', 'file', []),
  ]);

  test('asks only the rules that read what was changed, and keeps the others where they were', () => {
    const before = runChecks(set, contextOf({ first_name: 'Anna' }), { checks: three });
    asked.length = 0;
    const context = { today: '2026-11-16', applicant: applicantOf({ first_name: 'Maria' }) };
    const after = rerunChecks(before, set, context, ['first_name'], { checks: three });
    expect(asked).toEqual(['NAME']);
    expect(after.map(({ rule: id, data }) => [id, data.name])).toEqual([
      ['R_NONE', 'Anna'],
      ['R_NAME', 'Maria'],
      ['R_BANK', 'Anna'],
    ]);
  });

  test('nothing changed, nothing asked', () => {
    const before = runChecks(set, contextOf(), { checks: three });
    asked.length = 0;
    expect(rerunChecks(before, set, contextOf(), [], { checks: three })).toEqual(before);
    expect(asked).toEqual([]);
  });

  test('changing everything is as running all', () => {
    const all = Object.keys(applicantOf()) as (keyof ReturnType<typeof applicantOf>)[];
    const context = contextOf({ first_name: 'Maria' });
    expect(rerunChecks(runChecks(set, contextOf(), { checks }), set, context, all, { checks })).toEqual(
      runChecks(set, context, { checks }),
    );
  });
});

describe('the list of checks', () => {
  test('has every id once', () => {
    const ids = checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^R_[A-Z0-9_]+$/.test(id))).toBe(true);
  });
});
