/**
 * Wordings in short: `{a|b}` stands for one of several, `[a|b]` for one of them or none, and a comma parts wordings.
 * "data [di] {assunzione|ass}" is "data assunzione", "data di assunzione", "data ass" and "data di ass".
 */
export const wordingsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .flatMap(spelledOut)
      .map((wording) => wording.replace(/\s+/g, ' ').trim())
      .filter((wording) => wording !== ''),
  ),
];

/** The innermost choice is made first, so that choices may hold choices. */
const choice = /\{([^{}[\]]*)\}|\[([^{}[\]]*)\]/;

function spelledOut(wording: string): readonly string[] {
  const found = choice.exec(wording);
  if (!found) return [wording];
  const [whole, one, maybe] = found;
  const options = one === undefined ? ['', ...(maybe ?? '').split('|')] : one.split('|');
  return options.flatMap((option) =>
    spelledOut(wording.slice(0, found.index) + option + wording.slice(found.index + whole.length)),
  );
}
