import { expect, test } from 'vitest';
import { groupedIdentifier } from './grouped.ts';

test.each([
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['MRTGLI91D57A944W', 'MRT GLI 91D57 A944W'],
  ['••••••••••••944W', '••••••••••••944W'],
  ['CA00000AA', 'CA00000AA'],
  ['Via Mazzini 12', 'Via Mazzini 12'],
])('%s is shown as %s', (kept, shown) => {
  expect(groupedIdentifier(kept)).toBe(shown);
});
