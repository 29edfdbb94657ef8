import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, in the order of their time. Left to the end, one would run alone while the other core waits. */
export const LONG = [
  'packages/engine/src/evidence/pdf/half/half-text.test.ts',
  'packages/specimens/src/grammar/grammar.test.ts',
  'packages/engine/src/checks/forensics/figures.property.test.ts',
  'packages/specimens/src/grammar/scan/scan.test.ts',
  'packages/engine/src/pipeline/any-machine.test.ts',
  'packages/engine/src/documents/bank-statement/solve/any-list.property.test.ts',
  'packages/engine/src/documents/identity/mrz/mended-zone.property.test.ts',
  'packages/specimens/src/grammar/identity/identity.test.ts',
  'apps/web/src/features/report-view/report-view.test.tsx',
  'apps/web/src/steps/result/result.screen.test.tsx',
  'apps/web/src/steps/income-check/income-check.screen.test.tsx',
  'apps/web/src/steps/additional-details/additional-details.screen.test.tsx',
  'apps/web/src/steps/parsing-status/parsing-status.screen.test.tsx',
  'apps/server/src/modules/documents/error-catalogue.test.ts',
  'apps/server/src/modules/my-data/erasure.test.ts',
  'apps/server/src/db/embedded/start-embedded-database.test.ts',
  'apps/server/src/modules/release/release.test.ts',
  'apps/server/src/modules/report/report.test.ts',
  'e2e/accessibility-pages.test.ts',
  'e2e/accessibility-reports.test.ts',
  'e2e/accessibility-steps.test.ts',
  'e2e/bank-connection.test.ts',
  'e2e/journey.test.ts',
  'e2e/payment.test.ts',
  'e2e/verify-email.test.ts',
  'e2e/result.test.ts',
  'e2e/sign-up.test.ts',
  'e2e/co-applicant.test.ts',
  'e2e/bad-input.test.ts',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONG.length : place;
};

/**
 * A fresh checkout has no record of how long files took, so the order is written down. Within a project only: a worker
 * goes on to the next file as long as it is of the same project, and is started anew, with everything it imports, where
 * two projects take turns.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      sorted.filter(({ project }) => project.name === name).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
