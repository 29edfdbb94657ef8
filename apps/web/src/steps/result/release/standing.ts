import type { ReleaseLine } from '@vesta/domain/release';
import { releaseState } from '@vesta/domain/release-state';

/** How many people can look at this moment. */
export const standingCount = (releases: readonly ReleaseLine[], now: number): number =>
  new Set(releases.filter((release) => releaseState(release, now) === 'standing').map(({ email }) => email)).size;

/** Whether anybody can look at this very report, and not only at one that was made before it. */
export const isShown = (releases: readonly ReleaseLine[], reportId: string | null, now: number): boolean =>
  releases.some(
    (release) => releaseState(release, now) === 'standing' && (reportId === null || release.report_id === reportId),
  );

/** Whether whoever stands behind the listing can look at this very report: a newer one may be released to them again. */
export const isListingServed = (releases: readonly ReleaseLine[], reportId: string | null, now: number): boolean =>
  releases.some(
    (release) =>
      release.recipient_kind === 'listing' &&
      releaseState(release, now) === 'standing' &&
      (reportId === null || release.report_id === reportId),
  );
