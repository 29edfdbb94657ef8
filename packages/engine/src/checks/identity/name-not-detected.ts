import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { type IdentityDocument, placeOn, valueOn } from './document.ts';
import { readCount } from './readable.ts';

/** Says that the name was not found, so that people know; they may go on. */
export const nameNotDetected: Rule<IdentityDocument, 'R_ID_NAME_NOT_DETECTED'> = {
  id: 'R_ID_NAME_NOT_DETECTED',
  chapter: 'identity',
  level: 'info',
  blocking: false,
  means: {
    upload: 'never',
  },
  reads: [],
  judge: (document) => {
    const working = (['surname', 'given_names'] as const).map((name) => placeOn(document, name));
    if (valueOn(document, 'surname') !== null && valueOn(document, 'given_names') !== null) return passed(working);
    return readCount(document) === 0 ? inconclusive(working) : failed(working);
  },
};
