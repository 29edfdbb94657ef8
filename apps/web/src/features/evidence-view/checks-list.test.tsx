import { cleanup, screen } from '@testing-library/react';
import type { ReadFinding } from '@vesta/domain/documents/reading';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import { ChecksList } from './checks-list.tsx';

afterEach(cleanup);

const finding = (title: string, outcome: ReadFinding['outcome'], level: ReadFinding['level']): ReadFinding => ({
  ...{ title, rule: title, outcome, level, message: `${title}.`, message_key: title, blocking: false },
  ...{ data: {}, working: [], explanation: null },
});

test('IDD-04 a check that stays open on every front is folded away; one that asks for a look is not', async () => {
  const findings = [
    finding('Machine lines', 'inconclusive', 'info'),
    finding('Address', 'inconclusive', 'warning'),
    finding('Name', 'failed', 'warning'),
  ];
  await stage(<ChecksList documentId="d" findings={findings} />);
  const isFolded = (title: string) => screen.getAllByText(title)[0]?.closest('details') !== null;
  expect(['Name', 'Address', 'Machine lines'].map(isFolded)).toEqual([false, false, true]);
});
