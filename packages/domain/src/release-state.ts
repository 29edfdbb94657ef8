import type { ReleaseLine } from './release.ts';

export type ReleaseState = 'standing' | 'paused' | 'withdrawn' | 'expired';

/** Whether a release opens anything at a moment, and if not, why. */
export function releaseState(
  { revoked_at, expires_at, paused_at }: Pick<ReleaseLine, 'revoked_at' | 'expires_at' | 'paused_at'>,
  now: number,
): ReleaseState {
  if (revoked_at) return 'withdrawn';
  if (Date.parse(expires_at) <= now) return 'expired';
  return paused_at ? 'paused' : 'standing';
}

/** How often a released report was opened: pages alone, since whoever takes the PDF has opened it before. */
export const openingsOf = ({ views }: Pick<ReleaseLine, 'views'>): ReleaseLine['views'] =>
  views.filter(({ what }) => what === 'page');
