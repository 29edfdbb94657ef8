/** A saved answer as a field shows it. What was stored by an older form, or never, is an empty field. */
export function savedText(saved: Record<string, unknown> | null | undefined, name: string): string {
  const value = saved?.[name];
  return typeof value === 'string' ? value : '';
}
