import { expect, test } from 'vitest';
import { auditVerdict } from './audit-verdict.mjs';

const answer = (severity: string) => ({
  vulnerabilities: { 'left-pad': { severity, range: '<1.3.0', fixAvailable: true } },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, [severity]: 1 } },
});

test.each([
  ['nobody answered', null, false, false],
  ['an answer that is a refusal', { message: '405 Method Not Allowed', method: 'POST' }, false, false],
  ['nothing known', { vulnerabilities: {}, metadata: { vulnerabilities: { high: 0, critical: 0 } } }, true, false],
  ['something small', answer('moderate'), true, false],
  ['something grave', answer('high'), true, true],
  ['something critical', answer('critical'), true, true],
])('%s', (_what, said, isAnswered, isBad) => expect(auditVerdict(said)).toMatchObject({ isAnswered, isBad }));

test('what is known is named, and silence is not called safety', () => {
  expect(auditVerdict(answer('high')).lines).toEqual(['left-pad <1.3.0: high, a newer version mends it']);
  expect(auditVerdict({}).lines).toEqual(['no source of known weaknesses could be reached']);
});
