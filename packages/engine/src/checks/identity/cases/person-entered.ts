import { pageOf } from '../../../evidence/testing/page-of-rows.ts';
import type { ApplicantData } from '../../../papers/applicant.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { birthDateMatch } from '../birth-date-match.ts';
import { nameMatch } from '../name-match.ts';
import { documentOf } from '../testing/card.ts';

type Fields = NonNullable<PaperWords['fields']>;

const card = (fields: Fields) => () => documentOf({ fields });
const photo = (fields: Fields) => () => documentOf({ fields }, { pages: [pageOf([], { origin: 'ocr' })] });
const who = (data: Partial<ApplicantData> = {}) => contextOf({ ...mario, ...data });

/** Name and birthday on the paper against those that were entered. */
export const personEnteredCases = [
  casesOf(nameMatch, {
    passed: ['the name that was entered', card({}), who()],
    failed: ['the card of somebody else', card({ surname: 'BIANCHI', given_names: 'ANNA' }), who()],
    edge: [
      {
        said: 'passed',
        when: [
          'a surname of one letter',
          card({ surname: 'O', given_names: 'WEI' }),
          who({ first_name: 'Wei', last_name: 'O' }),
        ],
      },
      { said: 'failed critical', when: ['a brother', card({ given_names: 'LUIGI' }), who()] },
      {
        said: 'passed',
        when: ['an accent printed as an apostrophe', card({ given_names: "NICOLO'" }), who({ first_name: 'Nicolò' })],
      },
      {
        said: 'inconclusive',
        when: ['one name misread in a photo, with the right birthday', photo({ given_names: 'ROSSI' }), who()],
      },
      {
        said: 'failed critical',
        when: [
          'one name and another birthday in a photo',
          photo({ given_names: 'LUIGI', birth_date: '1984-05-05' }),
          who(),
        ],
      },
      {
        said: 'failed critical',
        when: ['somebody else, just legible', card({ surname: ['BIANCHI', 0.8], given_names: ['ANNA', 0.8] }), who()],
      },
      {
        said: 'inconclusive',
        when: [
          'somebody else, hardly legible',
          card({ surname: ['BIANCHI', 0.79], given_names: ['ANNA', 0.8] }),
          who(),
        ],
      },
      { said: '-', when: ['papers by themselves', card({}), contextOf(null)] },
    ],
    inconclusive: ['no surname on the paper', card({ surname: null }), who()],
  }),
  casesOf(birthDateMatch, {
    passed: ['the day that was entered', card({}), who()],
    failed: ['another year', card({ birth_date: '1985-01-01' }), who()],
    edge: [
      {
        said: 'failed critical',
        when: ['day and month turned around', card({ birth_date: '1980-02-01' }), who({ birth_date: '1980-01-02' })],
      },
      {
        said: 'failed critical',
        when: ['one day off, just legible', card({ birth_date: ['1980-01-02', 0.8] }), who()],
      },
      {
        said: 'inconclusive',
        when: ['one day off, hardly legible', card({ birth_date: ['1980-01-02', 0.79] }), who()],
      },
      { said: 'passed', when: ['the right day, hardly legible', card({ birth_date: ['1980-01-01', 0.3] }), who()] },
    ],
    inconclusive: ['no day on the paper', card({ birth_date: null }), who()],
  }),
];
