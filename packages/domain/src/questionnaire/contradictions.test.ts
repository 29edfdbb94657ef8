import { describe, expect, test } from 'vitest';
import { contradictions } from './contradictions.ts';

const told = (household: object | null, responses: Record<number, string>, settled: string[] = []) =>
  contradictions({
    additional_details: household as Record<string, unknown> | null,
    questionnaire: {
      questionnaire: Object.entries(responses).map(([question, response]) => ({
        question: Number(question),
        response,
      })),
      settled,
    },
  }).map(({ about, answer }) => `${about} ${answer}`);

describe('QUEST-01 answers that exclude each other', () => {
  test.each<[string, object | null, Record<number, string>, string[]]>([
    ['no pets, and an animal', { hasPets: false }, { 8: 'YES' }, ['pets YES']],
    ['pets, and no animal', { hasPets: true }, { 8: 'NO' }, ['pets NO']],
    ['pets twice', { hasPets: true }, { 8: 'YES' }, []],
    ['none twice', { hasPets: false }, { 8: 'NO' }, []],
    ['left open', { hasPets: false }, { 8: 'PNTS' }, []],
    ['not answered yet', { hasPets: false }, {}, []],
    ['no household yet', null, { 8: 'YES' }, []],
    ['alone, and others', { household_members_count: '1,0' }, { 6: 'YES' }, ['people YES']],
    ['two, and others', { household_members_count: '2,0' }, { 6: 'YES' }, []],
    ['alone, and nobody', { household_members_count: '1,0' }, { 6: 'NO' }, []],
  ])('%s', (_name, household, responses, found) => {
    expect(told(household, responses)).toEqual(found);
  });

  test('are settled by the word that both are right, each for itself', () => {
    const household = { hasPets: false, household_members_count: '1,0' };
    expect(told(household, { 6: 'YES', 8: 'YES' }, ['pets'])).toEqual(['people YES']);
  });

  test('are read by the text keys under which answers are kept', () => {
    const questionnaire = [{ question: 'SelfDisclosure.Q08.Text', response: 'YES' }];
    expect(contradictions({ additional_details: { hasPets: false }, questionnaire: { questionnaire } })).toEqual([
      { about: 'pets', question: 8, answer: 'YES' },
    ]);
  });
});
