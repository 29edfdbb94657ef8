import { cleanup, screen } from '@testing-library/react';
import type { ReadFact } from '@vesta/domain/documents/reading';
import { evidence } from '@vesta/texts/en/evidence';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/details-stage.tsx';
import { documentRecord, readingOf } from '../../../test/document-records.ts';
import { ReadingPanel } from './reading-panel.tsx';

afterEach(cleanup);

const statement = documentRecord({ type: 'bank_statement', name: 'account.pdf' });

test('what a bank sent itself has no page, and nobody is told to look for a place on one', async () => {
  const fact = { key: 'holder', label_key: 'holder', label: 'Account holder', kind: 'text', value: 'Giulia Moretti' };
  const read = { ...fact, corrected: null, page: 0, box: null, confidence: 1 } as ReadFact;
  const reading = { ...readingOf(statement), facts: [read] };
  stage(<ReadingPanel reading={reading} marks={[]} />, { step: 'income-check', answers: {} });
  await screen.findByRole('heading', { name: evidence.Reading.Facts });
  expect(screen.queryByText(evidence.Reading.FactsHint)).toBeNull();
});
