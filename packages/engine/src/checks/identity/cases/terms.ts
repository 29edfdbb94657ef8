import { casesOf } from '../../run/testing/cases.ts';
import { contextOf } from '../../run/testing/context.ts';
import { type PaperWords, paperOf } from '../../run/testing/papers.ts';
import { bothSides } from '../both-sides.ts';
import { nameNotDetected } from '../name-not-detected.ts';
import { readable } from '../readable.ts';
import { blank, cardWords, documentBeside, documentOf } from '../testing/card.ts';
import { typeAccepted } from '../type-accepted.ts';

const of = (words: PaperWords) => () => documentOf(words);
const read = (fields: NonNullable<PaperWords['fields']>) => of({ fields: { ...blank, ...fields } });
const from = (nationality: string | null) => contextOf({ nationality });

const fiscalCard = cardWords({ type: 'fiscal_card', side: 'front' });
const front = cardWords({ side: 'front' });

/** What an application asks of an identity paper. */
export const termsCases = [
  casesOf(typeAccepted, {
    passed: ['an electronic card of an Italian', of({}), from('IT')],
    failed: ['a visa', of({ type: 'visa' }), from('NG')],
    edge: [
      { said: 'passed', when: ['a paper card of an Italian', of({ type: 'paper_id_card' }), from('IT')] },
      { said: 'failed critical', when: ['a paper card of a German', of({ type: 'paper_id_card' }), from('DE')] },
      { said: 'failed critical', when: ['a permit of an Italian', of({ type: 'residence_permit' }), from('IT')] },
      { said: 'passed', when: ['a permit of a Nigerian', of({ type: 'residence_permit' }), from('NG')] },
      { said: 'failed critical', when: ['a fiscal card alone', () => documentBeside(fiscalCard), from('IT')] },
      {
        said: 'failed critical',
        when: ['two fiscal cards', () => documentBeside(fiscalCard, paperOf('t', fiscalCard)), from('IT')],
      },
      {
        said: 'passed',
        when: [
          'a fiscal card beside a passport',
          () => documentBeside(fiscalCard, paperOf('p', cardWords({ type: 'passport' }))),
          from('IT'),
        ],
      },
      { said: 'failed critical', when: ['a visa of whoever', of({ type: 'visa' }), from(null)] },
    ],
    inconclusive: ['a passport of whoever', of({ type: 'passport' }), from(null)],
  }),
  casesOf(bothSides, {
    passed: ['both sides in one file', of({ side: 'both' })],
    failed: ['the front alone', of({ side: 'front' })],
    edge: [
      {
        said: 'passed',
        when: ['front and back in two files', () => documentBeside(front, paperOf('b', cardWords({ side: 'back' })))],
      },
      { said: 'failed critical', when: ['the same front twice', () => documentBeside(front, paperOf('b', front))] },
      { said: 'passed', when: ['a passport has one page', of({ type: 'passport', side: 'front' })] },
      {
        said: 'passed',
        when: ['either side of a fiscal card bears the code', of({ type: 'fiscal_card', side: 'back' })],
      },
    ],
    inconclusive: ['a side that nobody knows', of({ side: null })],
  }),
  casesOf(readable, {
    passed: ['all of it', of({})],
    failed: ['nothing of it', read({})],
    edge: [
      {
        said: 'passed',
        when: ['two values are enough', read({ birth_date: '1980-01-01', expiry_date: '2030-01-01' })],
      },
      { said: 'failed warning', when: ['one is not', read({ birth_date: '1980-01-01' })] },
      {
        said: 'failed warning',
        when: ['a place of birth does not count', read({ birth_date: '1980-01-01', birth_place: 'ROMA' })],
      },
    ],
    inconclusive: { never: 'how much of a paper was read can always be counted' },
  }),
  casesOf(nameNotDetected, {
    passed: ['surname and given name', of({})],
    failed: ['a birthday and no name', read({ birth_date: '1980-01-01' })],
    edge: [
      { said: 'failed info', when: ['a surname alone', read({ surname: 'ROSSI' })] },
      { said: 'passed', when: ['names and nothing else', read({ surname: 'ROSSI', given_names: 'MARIO' })] },
    ],
    inconclusive: ['nothing was read at all', read({})],
  }),
];
