import { RESEND_COOLDOWN_SECONDS } from '@vesta/domain/limits';

/** How long until another code may be sent after the last one; 0 when it may be sent now. */
export function secondsToWait(last: Date | undefined, now: Date): number {
  if (!last) return 0;
  const passed = now.getTime() - last.getTime();
  // Before the clock was set back counts as long ago: nobody waits for an hour that comes twice.
  if (passed < 0) return 0;
  return Math.max(0, Math.ceil((RESEND_COOLDOWN_SECONDS * 1000 - passed) / 1000));
}
