import type { KeptPaper } from '@vesta/engine/papers/kept-paper';
import type { House } from '../../house.ts';
import { DOCUMENT_REVIEWED } from '../../lib/vault/contexts.ts';

/** What a reviewer put in the place of a value that was misread, by the key of the fact. */
export type ReviewedValues = Readonly<Record<string, string | number | boolean>>;

type Needs = Pick<House, 'vault'>;

export const openReviewed = ({ vault }: Needs, sealed: Buffer | null): ReviewedValues =>
  sealed ? vault.openJson<ReviewedValues>(sealed, DOCUMENT_REVIEWED) : {};

export const sealReviewed = ({ vault }: Needs, values: ReviewedValues): Buffer | null =>
  Object.keys(values).length === 0 ? null : vault.sealJson(values, DOCUMENT_REVIEWED);

/** The paper as a person has read it: with their values in place, at the places where the others stood. */
export function withReviewed<T extends Pick<KeptPaper, 'readings'>>(paper: T, values: ReviewedValues): T {
  if (Object.keys(values).length === 0) return paper;
  const readings = paper.readings.map((reading, place) => {
    const changed = Object.entries(reading.fields).map(([name, found]) => {
      const value = values[`${place + 1}.${name}`];
      return [name, found && value !== undefined ? { ...found, value, confidence: 1 } : found] as const;
    });
    return { ...reading, fields: Object.fromEntries(changed) };
  });
  return { ...paper, readings };
}
