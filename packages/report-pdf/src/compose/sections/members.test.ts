import type { AggregatedReport } from '@vesta/domain/report/aggregated-report';
import { expect, test } from 'vitest';
import type { Writer } from '../writer.ts';
import { membersSection } from './members.ts';

const mute = new Proxy({}, { get: () => () => '' }) as unknown as Writer;

test('REP-07 on paper the tally of everybody’s checks, the longest words of the last line, has the widest column', () => {
  const report = { members: [], group: { monthly_income: 0, commitments: 0, checks_tally: {} } };
  const [table] = membersSection(report as unknown as AggregatedReport, mute).blocks;
  if (table?.kind !== 'table') throw new Error('no table');
  const shares = table.columns.map(({ width }) => (width === 'auto' ? 0 : width));
  expect(shares.indexOf(Math.max(...shares))).toBe(shares.length - 1);
});
