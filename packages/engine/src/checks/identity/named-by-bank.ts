import { compareWithHolders } from '@vesta/domain/names/compare-holders';
import { textIn } from '../../papers/fields.ts';
import type { PaperSet } from '../../papers/kept-paper.ts';
import { type ReadPaper, readPapersOf } from '../../papers/read-papers.ts';
import type { Rule } from '../rule.ts';
import { inconclusive, passed } from '../run/judgements.ts';
import { placeOf } from '../run/places.ts';
import { isSignedIn } from './is-signed-in.ts';

/** The name that the bank gives for whoever signed in; the holder of the account where it gives none. */
const nameField = ({ reading }: ReadPaper<'bank_statement'>): 'identity_name' | 'holder' =>
  textIn(reading, 'identity_name') ? 'identity_name' : 'holder';

/**
 * Whether a bank knows the applicant by the name that they gave: banks have looked at an identity paper themselves. It
 * is no look at that paper, and says so. People use accounts of their families, so another name contradicts nothing.
 */
export const namedByBank: Rule<PaperSet, 'R_FEED_IDENTITY'> = {
  id: 'R_FEED_IDENTITY',
  chapter: 'identity',
  level: 'info',
  blocking: false,
  means: {
    answers: ['person.known_to_bank'],
  },
  reads: ['first_name', 'last_name'],
  judge: (set, { applicant }) => {
    const feeds = readPapersOf(set, 'bank_statement').filter(isSignedIn);
    if (feeds.length === 0) return null;
    const { first_name: given = null, last_name: surname = null } = applicant ?? {};
    const expected = [given, surname].filter((part) => part !== null).join(' ') || null;
    const working = feeds.map((feed) => ({
      ...placeOf(feed.reading, nameField(feed), { expected }),
      paper: feed.paper.id,
    }));
    const isNamed = (feed: ReadPaper<'bank_statement'>): boolean => {
      const name = textIn(feed.reading, nameField(feed));
      return Boolean(given && surname && name && compareWithHolders({ given, surname }, name).verdict === 'match');
    };
    const naming = feeds.filter(isNamed).map(({ paper }) => paper.id);
    const places = working.filter(({ paper }) => naming.includes(paper));
    if (naming.length > 0) return passed(places, { papers: naming });
    return inconclusive(working, { papers: feeds.map(({ paper }) => paper.id) });
  },
};
