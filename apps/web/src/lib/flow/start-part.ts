/** The parts of the first page: what Vesta does, what one applies for, how one earns a living. */
const startParts = ['intro', 'type', 'status'] as const;
export type StartPart = (typeof startParts)[number];

/** Which part somebody had reached is kept with their place in the history: Back and a reload find it again. */
export const atPart = (part: StartPart) => ({ state: { part } });

export function partIn(state: unknown): StartPart | null {
  const kept = (state as { part?: unknown } | null)?.part;
  return startParts.find((part) => part === kept) ?? null;
}
