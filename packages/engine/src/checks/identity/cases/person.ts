import { casesOf } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import { type PaperWords, paperOf, setOf } from '../../run/testing/papers.ts';
import { statementPaper } from '../../statement/testing/statements.ts';
import type { InspectedPaper } from '../../subject.ts';
import { namedByBank } from '../named-by-bank.ts';
import { signedInHolder } from '../signed-in-holder.ts';
import { cardWords } from '../testing/card.ts';

const card = (fields: NonNullable<PaperWords['fields']> = {}): InspectedPaper => paperOf('card', cardWords({ fields }));
const feed = (holder: string | null): InspectedPaper =>
  statementPaper(`feed ${holder}`, { holder, layout: 'bank-feed' }, { format: 'json' });
const signedIn = (name: string): InspectedPaper =>
  statementPaper(
    'joint',
    { holder: 'Rossi Mario, Bianchi Anna', layout: 'bank-feed', fields: { identity_name: name } },
    { format: 'json' },
  );
const applying = contextOf(mario);
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
  casesOf(namedByBank, {
    passed: ['the account is in the name that was given', together(feed('Rossi Mario')), applying],
    failed: { never: 'an account of the family contradicts nothing' },
    edge: [
      { said: 'passed', when: ['a joint account', together(feed('BIANCHI ANNA, ROSSI MARIO')), applying] },
      {
        said: 'passed',
        when: ['an account of the family, signed in to by the applicant', together(signedIn('Mario Rossi')), applying],
      },
      {
        said: 'inconclusive',
        when: ['a joint account, signed in to by the other', together(signedIn('Anna Bianchi')), applying],
      },
      { said: 'inconclusive', when: ['a bank that names nobody', together(feed(null)), applying] },
      { said: 'inconclusive', when: ['nobody has said a name', together(feed('Rossi Mario'))] },
      { said: '-', when: ['a statement on paper', together(statementPaper('s', {})), applying] },
    ],
    inconclusive: ['an account of somebody else', together(feed('Anna Bianchi')), applying],
  }),
];
