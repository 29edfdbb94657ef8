import { describe, expect, test } from 'vitest';
import { pageOf } from '../../evidence/testing/page-of-rows.ts';
import type { ApplicantData } from '../../papers/applicant.ts';
import type { Rule } from '../rule.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import type { PaperWords } from '../run/testing/papers.ts';
import { countryMatch } from './country-match.ts';
import type { IdentityDocument } from './document.ts';
import { identityRules } from './index.ts';
import { nameMatch } from './name-match.ts';
import { documentOf } from './testing/card.ts';

const say = (rule: Rule<IdentityDocument>, words: PaperWords, applicant: Partial<ApplicantData> = {}) =>
  sayOf(rule, documentOf(words), contextOf({ ...mario, ...applicant }));

describe('IDD-04 name', () => {
  test.each([
    ['a second name on the paper', { given_names: 'MARIO GIOVANNI' }, {}, 'passed'],
    ['an umlaut spelled out', { surname: 'MUELLER' }, { last_name: 'Müller' }, 'passed'],
    ['no name given', {}, { first_name: null }, 'inconclusive'],
  ] as const)('%s', (_, fields, applicant, said) => {
    expect(say(nameMatch, { fields }, applicant)).toBe(said);
  });

  test('a name that fills the zone may go on', () => {
    const zone = 'C<ITACA12345AA7<<<<<<<<<<<<<<<\n8001014M3001019ITA<<<<<<<<<<<8\nROSSI<<MARIO<MASSIMILIANO<ALES';
    const words = { fields: { given_names: 'MARIO MASSIMILIANO ALES', mrz_lines: zone } };
    expect(say(nameMatch, words, { first_name: 'Mario Massimiliano Alessandro' })).toBe('passed');
  });

  test('of a photo, two other names are a stranger although the birthday is right', () => {
    const stranger = { fields: { surname: 'BIANCHI', given_names: 'ANNA' } };
    const photo = { pages: [pageOf([], { origin: 'ocr' })] };
    expect(sayOf(nameMatch, documentOf(stranger, photo), contextOf(mario))).toBe('failed critical');
  });
});

test.each(identityRules.filter(({ reads }) => reads.length > 0))(
  'IDD-04 $id: what was not entered cannot be compared',
  (rule) => {
    expect(sayOf(rule, documentOf(), contextOf({}))).toBe('inconclusive');
    expect(sayOf(rule, documentOf(), contextOf(null))).toBe('-');
  },
);

test('IDD-04 a permit of somebody of another nationality', () => {
  const permit: PaperWords = { type: 'residence_permit', fields: { nationality: 'GHA' } };
  expect(say(countryMatch, permit, { nationality: 'NG' })).toBe('failed critical');
});
