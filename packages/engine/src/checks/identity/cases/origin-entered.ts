import type { ApplicantData } from '../../../papers/applicant.ts';
import { casesOf } from '../../run/testing/cases.ts';
import { contextOf, mario } from '../../run/testing/context.ts';
import type { PaperWords } from '../../run/testing/papers.ts';
import { birthplaceMatch } from '../birthplace-match.ts';
import { countryMatch } from '../country-match.ts';
import { documentOf } from '../testing/card.ts';

type Fields = NonNullable<PaperWords['fields']>;

const card =
  (fields: Fields, more: PaperWords = {}) =>
  () =>
    documentOf({ ...more, fields });
const who = (data: Partial<ApplicantData> = {}) => contextOf({ ...mario, ...data });

/** Where somebody comes from, on the paper and as it was entered. */
export const originEnteredCases = [
  casesOf(birthplaceMatch, {
    passed: ['the same town, with its province', card({ birth_place: 'ROMA' }), who({ birth_place: 'Roma (RM)' })],
    failed: ['another town', card({ birth_place: 'MILANO' }), who()],
    edge: [
      {
        said: 'passed',
        when: [
          'longer on one side',
          card({ birth_place: "REGGIO NELL'EMILIA" }),
          who({ birth_place: 'Reggio Emilia' }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'a town abroad by its other name',
          card({ birth_place: 'MÜNCHEN' }, { country: 'DE' }),
          who({ birth_place: 'Monaco di Baviera', fiscal_code: null }),
        ],
      },
      {
        said: 'inconclusive',
        when: [
          'born abroad, as the code says',
          card({ birth_place: 'COLONIA' }),
          who({ birth_place: 'Köln', fiscal_code: 'FOXLAX01H15Z112V' }),
        ],
      },
      {
        said: 'passed',
        when: [
          'a river behind the town',
          card({ birth_place: 'HALLE (SAALE)' }, { country: 'DE' }),
          who({ birth_place: 'Halle', fiscal_code: null }),
        ],
      },
      { said: 'passed', when: ['one letter misread', card({ birth_place: 'MILAMO' }), who({ birth_place: 'Milano' })] },
      {
        said: 'inconclusive',
        when: [
          'two towns of one saint',
          card({ birth_place: 'SAN GIOVANNI ROTONDO' }),
          who({ birth_place: 'San Giovanni Lupatoto' }),
        ],
      },
      { said: 'inconclusive', when: ['another town, hardly legible', card({ birth_place: ['MILANO', 0.79] }), who()] },
    ],
    inconclusive: ['no place on the paper', card({ birth_place: null }), who()],
  }),
  casesOf(countryMatch, {
    passed: ['a card of the country that was chosen', card({ nationality: 'ITA' }), who()],
    failed: ['a passport of another country', card({ nationality: 'DEU' }, { type: 'passport', country: 'DE' }), who()],
    edge: [
      {
        said: 'passed',
        when: [
          'a permit names the nationality inside',
          card({ nationality: 'NGA' }, { type: 'residence_permit' }),
          who({ nationality: 'NG' }),
        ],
      },
      {
        said: 'passed',
        when: ['a card of the town for a foreign resident', card({ nationality: 'MAR' }), who({ nationality: 'MA' })],
      },
      {
        said: 'failed critical',
        when: ['such a card of somebody who entered the country of the town', card({ nationality: 'MAR' }), who()],
      },
      { said: 'inconclusive', when: ['the same, hardly legible', card({ nationality: ['MAR', 0.79] }), who()] },
      {
        said: 'passed',
        when: [
          'only the issuer is known',
          card({ nationality: null }, { type: 'passport', country: 'FR' }),
          who({ nationality: 'FR' }),
        ],
      },
      { said: 'passed', when: ['entered in small letters', card({ nationality: 'ITA' }), who({ nationality: 'it' })] },
      {
        said: '-',
        when: ['a fiscal card is of no nationality', card({ nationality: null }, { type: 'fiscal_card' }), who()],
      },
    ],
    inconclusive: [
      'a permit without it',
      card({ nationality: null }, { type: 'residence_permit' }),
      who({ nationality: 'NG' }),
    ],
  }),
];
