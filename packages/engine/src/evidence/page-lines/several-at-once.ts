/** Cutting a line out and looking at it are done by different threads: so many are under way together. */
const AT_ONCE = 12;

/** Does some things side by side, and answers in the order in which they were asked for. */
export async function severalAtOnce<T, R>(things: readonly T[], act: (thing: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  const open = things.entries();
  const work = async (): Promise<void> => {
    for (const [at, thing] of open) answers[at] = await act(thing);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, things.length) }, work));
  return answers;
}
