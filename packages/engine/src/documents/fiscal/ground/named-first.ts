/** Whether a page names one form before another: the first is its title, what follows is only quoted. */
export function isNamedFirst(text: string, form: RegExp, other: RegExp): boolean {
  const at = text.search(form);
  const quoted = text.search(other);
  return at >= 0 && (quoted < 0 || at < quoted);
}
