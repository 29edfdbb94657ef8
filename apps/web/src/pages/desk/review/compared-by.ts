import type { DocumentReading, ReadFact, ReadFinding } from '@vesta/domain/documents/reading';

const nameOf = ({ key }: ReadFact): string => key.slice(key.indexOf('.') + 1);

const gravest = (outcomes: readonly ReadFinding['outcome'][]): ReadFinding['outcome'] | null =>
  (['failed', 'inconclusive', 'passed'] as const).find((outcome) => outcomes.includes(outcome)) ?? null;

/** Which checks looked at a value on this paper, and what the gravest of them says; null where none did. */
export function comparedBy(
  { document, findings }: Pick<DocumentReading, 'document' | 'findings'>,
  fact: ReadFact,
): { outcome: ReadFinding['outcome'] | null; by: string[] } {
  const about = findings.filter(({ working }) =>
    working.some(({ document_id, what }) => document_id === document.id && what === nameOf(fact)),
  );
  return { outcome: gravest(about.map(({ outcome }) => outcome)), by: [...new Set(about.map(({ title }) => title))] };
}
