import type { House } from '../../house.ts';
import { DOCUMENT_LABEL } from '../../lib/vault/contexts.ts';

/** What a person calls a paper. Sealed: file names tell more than one thinks. */
export interface DocumentLabel {
  readonly name: string;
  readonly description: string | null;
  readonly size: number | null;
  /** Handed in without a word about what it is: reading it decides where it belongs. */
  readonly sort?: true;
}

export const ERASED_LABEL: DocumentLabel = { name: '', description: null, size: null };

export const sealLabel = ({ vault }: Pick<House, 'vault'>, label: DocumentLabel): Buffer =>
  vault.sealJson(label, DOCUMENT_LABEL);

export const openLabel = ({ vault }: Pick<House, 'vault'>, sealed: Buffer): DocumentLabel =>
  vault.openJson<DocumentLabel>(sealed, DOCUMENT_LABEL);
