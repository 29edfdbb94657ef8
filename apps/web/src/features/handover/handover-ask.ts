import { type IdCombination, isIdCombination } from '@vesta/domain/documents/id-upload-options';
import { type DocumentType, isDocumentType } from '@vesta/domain/documents/types';

/** What the computer was asking for when the phone was called, so that the phone begins with it. */
export interface HandoverAsk {
  type: DocumentType;
  combination?: IdCombination | null;
}

const TYPE = 'for';
const COMBINATION = 'ids';

/** Behind the hash, like the token: neither reaches the server's log. */
export const linkWithAsk = (link: string, { type, combination }: HandoverAsk): string =>
  `${link}&${TYPE}=${type}${combination ? `&${COMBINATION}=${combination}` : ''}`;

/** What stands behind the hash of a scanned link; a token alone is enough. */
export function askInHash(hash: string): HandoverAsk | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''));
  const type = said.get(TYPE);
  const combination = said.get(COMBINATION);
  return isDocumentType(type) ? { type, combination: isIdCombination(combination) ? combination : null } : null;
}
