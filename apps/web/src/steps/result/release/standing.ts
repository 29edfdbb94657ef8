import type { ReleaseLine } from '@vesta/domain/release';
import { releaseState } from '@vesta/domain/release-state';

/** How many people can look at this moment. */
export const standingCount = (releases: readonly ReleaseLine[], now: number): number =>
  new Set(releases.filter((release) => releaseState(release, now) === 'standing').map(({ email }) => email)).size;
