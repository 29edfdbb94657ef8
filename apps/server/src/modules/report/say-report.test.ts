import { buildReport } from '@vesta/engine/report/build-report';
import { checkedInput } from '@vesta/engine/report/testing/inputs';
import { identityCard } from '@vesta/engine/report/testing/papers';
import { expect, test } from 'vitest';
import { sayReport } from './say-report.ts';

const report = buildReport(checkedInput({ papers: [identityCard({ expiry_date: '2020-01-01' })] }));

test.each([
  ['en', 'An identity document has expired.'],
  ['it', /scadut/],
  ['de', /abgelaufen/],
] as const)('REP-01 what is wrong with an identity paper is said in words, %s', (language, words) => {
  const said = sayReport(report, language);
  const [id] = said.kind === 'rapid' ? [] : said.national_ids;
  expect(id?.valid).toBe(false);
  expect(id?.error_msg).toMatch(words);
});

test('REP-01 a paper without a fault has nothing said about it', () => {
  const fine = sayReport(buildReport(checkedInput({ papers: [identityCard()] })), 'en');
  expect(fine.kind === 'rapid' ? null : fine.national_ids[0]?.error_msg).toBeNull();
});
