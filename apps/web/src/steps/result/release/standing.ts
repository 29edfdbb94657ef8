import type { ReleaseLine } from '@vesta/domain/release';

type State = 'standing' | 'withdrawn' | 'expired';

export function stateOf(
  { revoked_at, expires_at }: Pick<ReleaseLine, 'revoked_at' | 'expires_at'>,
  now: number,
): State {
  if (revoked_at) return 'withdrawn';
  return Date.parse(expires_at) <= now ? 'expired' : 'standing';
}

/** How many people can look at this moment. */
export const standingCount = (releases: readonly ReleaseLine[], now: number): number =>
  new Set(releases.filter((release) => stateOf(release, now) === 'standing').map(({ email }) => email)).size;
