const FAILING = ['high', 'critical'];

/**
 * What the answer of `npm audit --json` means. A source that cannot be reached has found nothing, which is not the same
 * as that there is nothing.
 */
export function auditVerdict(answer) {
  const found = answer?.metadata?.vulnerabilities;
  if (!found) return { isAnswered: false, isBad: false, lines: ['no source of known weaknesses could be reached'] };
  const lines = Object.entries(answer.vulnerabilities ?? {}).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', a newer version mends it' : ''}`,
  );
  const isBad = FAILING.some((severity) => (found[severity] ?? 0) > 0);
  return { isAnswered: true, isBad, lines: lines.length > 0 ? lines : ['none is known in what is shipped'] };
}
