import type { PaperSet } from '../../papers/kept-paper.ts';
import type { Rule } from '../rule.ts';
import { failed, inconclusive, passed } from '../run/judgements.ts';
import { reckoned } from '../run/places.ts';

/** Whoever applies is reached under an address, a telephone and an account of their own. */
export const contactReuse: Rule<PaperSet, 'R_X_DEVICE_OR_CONTACT_REUSE'> = {
  id: 'R_X_DEVICE_OR_CONTACT_REUSE',
  chapter: 'across',
  level: 'warning',
  blocking: false,
  means: {
    // Whether papers agree with each other is for the report; no upload is wrong because of it.
    upload: 'silent',
    traits: ['internal'],
  },
  reads: [],
  judge: (_set, { elsewhere }) => {
    if (!elsewhere) return inconclusive();
    const shared = [...new Set(elsewhere.contacts)];
    // A device alone is shared in libraries, offices and families.
    const telling = shared.filter((kind) => kind !== 'device');
    if (shared.length === 0) return passed();
    const [one] = shared.length === 1 ? shared : [];
    const working = shared.map((kind) => reckoned(kind, null, 'known elsewhere'));
    return failed(working, { level: telling.length > 0 ? 'warning' : 'info', data: { kinds: one ?? 'several' } });
  },
};
