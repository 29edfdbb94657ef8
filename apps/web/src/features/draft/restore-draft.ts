import type { Draft, Values } from './draft-store.ts';

/** Form values are plain data, so their written form tells whether two are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What a form shows when it opens: the typed answer, unless the server's answer to that question has changed since
 * the typing began, for instance on another device. Then the server's is the newer one.
 */
export function restoreDraft(saved: Values, { base, values }: Draft): Values {
  const restored = { ...saved };
  for (const name of Object.keys(saved)) {
    if (name in values && isSame(base[name], saved[name])) restored[name] = values[name];
  }
  return restored;
}
