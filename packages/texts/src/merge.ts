/** A message that was read at build time is a list; to us it is a leaf like any other. */
type CompiledMessage = readonly unknown[];
export type TextTree = { readonly [key: string]: string | CompiledMessage | TextTree };

export const isTree = (value: unknown): value is TextTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays the second tree over the first; words of the second win. */
export function merge(under: TextTree, over: TextTree): TextTree {
  const result: Record<string, TextTree[string]> = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = result[key];
    result[key] = isTree(value) && isTree(below) ? merge(below, value) : value;
  }
  return result;
}
