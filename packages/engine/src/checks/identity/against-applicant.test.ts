import { describe, expect, test } from 'vitest';
import type { ApplicantData } from '../applicant.ts';
import type { Rule } from '../rule.ts';
import { contextOf, mario, sayOf } from '../run/testing/context.ts';
import { type PaperWords, pageOf } from '../run/testing/papers.ts';
import { birthDateMatch } from './birth-date-match.ts';
import { birthplaceMatch } from './birthplace-match.ts';
import { countryMatch } from './country-match.ts';
import type { IdentityDocument } from './document.ts';
import { nameMatch } from './name-match.ts';
import { documentOf } from './testing/card.ts';

const say = (rule: Rule<IdentityDocument>, words: PaperWords, applicant: Partial<ApplicantData> = {}) =>
  sayOf(rule, documentOf(words), contextOf({ ...mario, ...applicant }));

describe('IDD-04 name', () => {
  test.each([
    ['the same', {}, {}, 'passed'],
    ['a second name on the paper', { given_names: 'MARIO GIOVANNI' }, {}, 'passed'],
    ['an accent typed as an apostrophe', { given_names: "NICOLO'" }, { first_name: 'Nicolò' }, 'passed'],
    ['an umlaut spelled out', { surname: 'MUELLER' }, { last_name: 'Müller' }, 'passed'],
    ['somebody else', { surname: 'BIANCHI', given_names: 'ANNA' }, {}, 'failed critical'],
    ['a brother', { given_names: 'LUIGI' }, {}, 'failed critical'],
    ['somebody else, hardly legible', { surname: ['BLANCH', 0.6], given_names: ['ANMA', 0.6] }, {}, 'inconclusive'],
    ['no name on the paper', { surname: null }, {}, 'inconclusive'],
    ['no name given', {}, { first_name: null }, 'inconclusive'],
  ] as const)('%s', (_, fields, applicant, said) => {
    expect(say(nameMatch, { fields }, applicant)).toBe(said);
  });

  test('a name that fills the zone may go on', () => {
    const zone = 'C<ITACA12345AA7<<<<<<<<<<<<<<<\n8001014M3001019ITA<<<<<<<<<<<8\nROSSI<<MARIO<MASSIMILIANO<ALES';
    const words = { fields: { given_names: 'MARIO MASSIMILIANO ALES', mrz_lines: zone } };
    expect(say(nameMatch, words, { first_name: 'Mario Massimiliano Alessandro' })).toBe('passed');
  });

  test('of a photo, one misread name beside the right birthday is no stranger', () => {
    const photo = { pages: [pageOf([], { origin: 'ocr' })] };
    const judged = (fields: NonNullable<PaperWords['fields']>) =>
      sayOf(nameMatch, documentOf({ fields }, photo), contextOf(mario));
    expect(judged({ given_names: 'ROSSI' })).toBe('inconclusive');
    expect(judged({ given_names: 'LUIGI', birth_date: '1984-05-05' })).toBe('failed critical');
    expect(judged({ surname: 'BIANCHI', given_names: 'ANNA' })).toBe('failed critical');
  });

  test('has nothing to say about papers by themselves', () => {
    expect(sayOf(nameMatch, documentOf(), contextOf(null))).toBe('-');
  });
});

describe('IDD-04 birth', () => {
  test.each([
    ['the same day', {}, {}, 'passed'],
    ['day and month turned around', { birth_date: '1980-02-01' }, { birth_date: '1980-01-02' }, 'failed critical'],
    ['another day in a poor photo', { birth_date: ['1980-01-07', 0.7] }, {}, 'inconclusive'],
    ['no day on the paper', { birth_date: null }, {}, 'inconclusive'],
    ['no day given', {}, { birth_date: null }, 'inconclusive'],
  ] as const)('%s', (_, fields, applicant, said) => {
    expect(say(birthDateMatch, { fields }, applicant)).toBe(said);
  });

  test.each([
    ['the same place', 'IT', 'ROMA', 'Roma (RM)', mario.fiscal_code, 'passed'],
    ['longer on one side', 'IT', "REGGIO NELL'EMILIA", 'Reggio Emilia', null, 'passed'],
    ['another town', 'IT', 'MILANO', 'Roma', mario.fiscal_code, 'failed critical'],
    ['a town abroad under another name', 'DE', 'MÜNCHEN', 'Monaco di Baviera', null, 'inconclusive'],
    ['born abroad, by the code', 'IT', 'COLONIA', 'Köln', 'FOXLAX01H15Z112V', 'inconclusive'],
    ['not on the paper', 'IT', null, 'Roma', null, 'inconclusive'],
  ] as const)('%s', (_, country, printed, birth_place, fiscal_code, said) => {
    const applicant = { birth_place, fiscal_code: fiscal_code ?? null };
    expect(say(birthplaceMatch, { country, fields: { birth_place: printed } }, applicant)).toBe(said);
  });
});

describe('IDD-04 country', () => {
  test.each([
    ['the same', { type: 'id_card', country: 'IT' }, 'ITA', 'IT', 'passed'],
    ['another', { type: 'id_card', country: 'DE' }, 'DEU', 'IT', 'failed critical'],
    ['a permit names the nationality', { type: 'residence_permit', country: 'IT' }, 'NGA', 'NG', 'passed'],
    ['a permit of somebody else', { type: 'residence_permit', country: 'IT' }, 'GHA', 'NG', 'failed critical'],
    ['a permit without it', { type: 'residence_permit', country: 'IT' }, null, 'NG', 'inconclusive'],
    ['only the issuer is known', { type: 'passport', country: 'FR' }, null, 'FR', 'passed'],
    ['nothing was given', { type: 'passport', country: 'FR' }, 'FRA', null, 'inconclusive'],
    ['a fiscal card says nothing about it', { type: 'fiscal_card', country: 'IT' }, null, 'NG', '-'],
  ] as const)('%s', (_, words, printed, nationality, said) => {
    expect(say(countryMatch, { ...words, fields: { nationality: printed } }, { nationality })).toBe(said);
  });
});
