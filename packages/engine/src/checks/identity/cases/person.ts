import { casesOf } from '../../run/testing/cases.ts';
import { type PaperWords, paperOf, setOf } from '../../run/testing/papers.ts';
import { statementPaper } from '../../statement/testing/statements.ts';
import type { InspectedPaper } from '../../subject.ts';
import { signedInHolder } from '../signed-in-holder.ts';
import { cardWords } from '../testing/card.ts';

const card = (fields: NonNullable<PaperWords['fields']> = {}): InspectedPaper => paperOf('card', cardWords({ fields }));
const feed = (holder: string | null): InspectedPaper =>
  statementPaper(`feed ${holder}`, { holder, layout: 'bank-feed' }, { format: 'json' });
const together =
  (...papers: readonly InspectedPaper[]) =>
  () =>
    setOf(...papers);

/** Whether the person who applies is the one on the paper. */
export const personCases = [
  casesOf(signedInHolder, {
    passed: ['signed in to an account in the same name', together(card(), feed('Mario Rossi'))],
    failed: ['signed in to an account of somebody else', together(card(), feed('Anna Bianchi'))],
    edge: [
      { said: 'passed', when: ['a joint account', together(card(), feed('BIANCHI ANNA, ROSSI MARIO'))] },
      {
        said: 'passed',
        when: ['an own account beside one of the family', together(card(), feed('Anna Bianchi'), feed('Rossi Mario'))],
      },
      { said: 'failed info', when: ['a brother’s account', together(card(), feed('Luigi Rossi'))] },
      { said: 'inconclusive', when: ['an account by surname only', together(card(), feed('Rossi'))] },
      {
        said: 'inconclusive',
        when: ['another’s account and one that names nobody', together(card(), feed('Anna Bianchi'), feed(null))],
      },
      {
        said: 'inconclusive',
        when: ['a name that is hardly legible', together(card({ surname: ['RQSSL', 0.79] }), feed('Anna Bianchi'))],
      },
      {
        said: 'inconclusive',
        when: [
          'a file that anybody can save at their bank',
          together(card(), statementPaper('s', { layout: 'camt' }, { format: 'camt' })),
        ],
      },
      {
        said: 'inconclusive',
        when: ['no given name was read', together(card({ given_names: null }), feed('Anna Bianchi'))],
      },
      { said: 'inconclusive', when: ['a statement on paper', together(card(), statementPaper('s', {}))] },
      { said: '-', when: ['an account and no identity paper', together(feed('Mario Rossi'))] },
      {
        said: '-',
        when: [
          'a fiscal card has no face either',
          together(paperOf('t', cardWords({ type: 'fiscal_card' })), feed('Mario Rossi')),
        ],
      },
    ],
    inconclusive: ['no account was connected', together(card())],
  }),
];
