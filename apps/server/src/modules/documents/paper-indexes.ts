import type { House } from '../../house.ts';
import { PAPER_NUMBER_INDEX, PAPER_TEXT_INDEX } from '../../lib/vault/contexts.ts';
import type { StoredReading } from './stored-reading.ts';

/** The number of an identity paper, without what people and printers put between its signs. */
export function paperNumber({ paper, kind }: StoredReading): string | null {
  if (kind !== 'identity_document') return null;
  const found = paper.readings.flatMap(({ fields }) => fields.document_number ?? [])[0];
  const number = found
    ? String(found.value)
        .replace(/[^\p{L}\p{N}]/gu, '')
        .toUpperCase()
    : '';
  return number === '' ? null : number;
}

export const textIndexOf = ({ vault }: Pick<House, 'vault'>, text: string): Buffer =>
  vault.blindIndex(text, PAPER_TEXT_INDEX);

export const numberIndexOf = ({ vault }: Pick<House, 'vault'>, number: string): Buffer =>
  vault.blindIndex(number, PAPER_NUMBER_INDEX);

/** By these the same paper is found under another application, without anything of it being readable. */
export function paperIndexes(house: Pick<House, 'vault'>, reading: StoredReading) {
  const { text } = reading.paper.fingerprints;
  const number = paperNumber(reading);
  return {
    textIndex: text === null ? null : textIndexOf(house, text),
    numberIndex: number === null ? null : numberIndexOf(house, number),
  };
}
