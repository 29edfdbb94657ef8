/** What a mark in templates/tags.typ says that follows; the numbers are the same there. */
const names: Record<number, string> = {
  0: 'Artifact',
  1: 'H1',
  2: 'H2',
  3: 'P',
  4: 'Table',
  5: 'TR',
  6: 'TH',
  7: 'TD',
  8: 'Figure',
  9: 'L',
  10: 'LI',
  11: 'Link',
  12: 'H3',
  13: 'H4',
};

export const END_OF_TAG = 255;
export const ARTIFACT = 'Artifact';

/** These hold other tags; what is drawn directly inside of them is rules and grounds, which nobody reads aloud. */
const containers: ReadonlySet<string> = new Set(['Table', 'TR', 'L']);

export const kindOf = (number: number): string => {
  const name = names[number];
  if (!name) throw new RangeError(`The mark ${number} has no meaning.`);
  return name;
};

export const holdsContent = (kind: string): boolean => kind !== ARTIFACT && !containers.has(kind);
