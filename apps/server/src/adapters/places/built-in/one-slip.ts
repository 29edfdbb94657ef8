/**
 * Whether `typed` is the beginning of `name` but for one slip of the finger: a letter changed, doubled, left out, or two
 * letters swapped.
 */
export function beginsWithOneSlip(name: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at += 1;
  if (at === typed.length) return true;
  return (
    name.startsWith(typed.slice(at + 1), at + 1) ||
    name.startsWith(typed.slice(at + 1), at) ||
    name.startsWith(typed.slice(at), at + 1) ||
    (typed[at] === name[at + 1] && typed[at + 1] === name[at] && name.startsWith(typed.slice(at + 2), at + 2))
  );
}
