const FIRST_PAUSE_MS = 500;
/** Somebody looks at a screen meanwhile: longer than this nobody is kept waiting. */
const LONGEST_PAUSE_MS = 10_000;

/** How long to wait before asking again; null where another try would be pointless or rude. */
export function retryWait(
  answer: { status: number; retryAfter: string | null } | null,
  attempt: number,
): number | null {
  const usual = FIRST_PAUSE_MS * 2 ** attempt;
  if (!answer || [502, 503, 504].includes(answer.status)) return usual;
  if (answer.status !== 429) return null;
  if (answer.retryAfter === null) return usual;
  const seconds = Number(answer.retryAfter);
  if (!Number.isFinite(seconds) || seconds < 0) return usual;
  return seconds * 1000 <= LONGEST_PAUSE_MS ? seconds * 1000 : null;
}
