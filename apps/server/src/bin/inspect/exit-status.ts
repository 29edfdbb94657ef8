import type { Finding } from '@vesta/engine/checks/finding';
import type { Verdict } from '@vesta/engine/pipeline/inspection';
import { EXIT_OK } from '../run-cli.ts';

export const EXIT_FAILED_CHECKS = 3;
export const EXIT_UNREADABLE = 4;

const statuses: Readonly<Record<Verdict, number>> = {
  read: EXIT_OK,
  failed_checks: EXIT_FAILED_CHECKS,
  wrong_kind: EXIT_FAILED_CHECKS,
  unreadable: EXIT_UNREADABLE,
};

/** Of several files the worst speaks for all. */
export const exitStatusOf = (verdicts: readonly Verdict[]): number =>
  Math.max(EXIT_OK, ...verdicts.map((verdict) => statuses[verdict]));

/** Papers that are right one by one may contradict each other. */
export const exitStatusOfSet = (verdicts: readonly Verdict[], findings: readonly Finding[]): number =>
  Math.max(
    exitStatusOf(verdicts),
    findings.some(({ outcome, level }) => outcome === 'failed' && level === 'critical') ? EXIT_FAILED_CHECKS : EXIT_OK,
  );
