import type { Rule } from '../rule.ts';
import { failed, passed } from '../run/judgements.ts';
import { type IdentityDocument, placeOn, valueOn } from './document.ts';

const told = ['surname', 'given_names', 'birth_date', 'document_number', 'fiscal_code', 'expiry_date'] as const;
/** A photo is judged by what could be read of it, not by how sharp it is. */
const FEWEST = 2;

export const readCount = (document: IdentityDocument): number =>
  told.filter((name) => valueOn(document, name) !== null).length;

export const readable: Rule<IdentityDocument, 'R_ID_READABLE'> = {
  id: 'R_ID_READABLE',
  chapter: 'identity',
  level: 'warning',
  blocking: false,
  means: {
    upload: 'always',
    cause: { kind: 'unreadable', explains: ['R_ID_*', 'R_CF_*', 'R_FILE_BLURRY', 'R_FILE_CROPPED'] },
    flags: [{ flag: 'unreadable', source: 'identity' }],
  },
  reads: [],
  judge: (document) => {
    const count = readCount(document);
    const working = told.map((name) => placeOn(document, name));
    return count >= FEWEST ? passed(working, { data: { count } }) : failed(working, { data: { count } });
  },
};
