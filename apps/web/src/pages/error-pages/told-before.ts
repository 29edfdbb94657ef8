/** Why somebody was sent to an error page, in the words of the page that sent them. */
export interface ToldBefore {
  title: string;
  text: string;
}

/** What the browser keeps with an address may be anything. Null where nobody was sent there with a word. */
export function toldBeforeIn(state: unknown): ToldBefore | null {
  const { title, text } = (state ?? {}) as Partial<Record<keyof ToldBefore, unknown>>;
  return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
}
