export type TextTree = { readonly [key: string]: string | TextTree };

/** Lays the second tree over the first; words of the second win. */
export function merge(under: TextTree, over: TextTree): TextTree {
  const result: Record<string, string | TextTree> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = typeof value === 'object' && typeof below === 'object' ? merge(below, value) : value;
  }
  return result;
}
