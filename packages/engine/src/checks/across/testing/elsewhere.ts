import type { Elsewhere, PaperElsewhere } from '../../../papers/elsewhere.ts';
import { contextOf } from '../../run/testing/context.ts';
import type { CheckContext } from '../../subject.ts';

/** What strangers handed in and gave, as far as it meets this applicant. */
export const knowing = (papers: readonly Partial<PaperElsewhere>[], more: Partial<Elsewhere> = {}): CheckContext => ({
  ...contextOf(),
  elsewhere: {
    papers: papers.map((paper) => ({ file: 'f', text: null, picture: null, owner: 'stranger', ...paper })),
    contacts: [],
    ...more,
  },
});
