import { describe, expect, test } from 'vitest';
import { contradictions, isPetsAnswered } from './contradictions.ts';

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
  }).map(({ about, question }) => `${about} ${question}`);

describe('QUEST-01 answers that exclude each other', () => {
  test.each<[string, object | null, Record<number, string>, string[]]>([
    ['a box that nobody ticked, and an animal', { hasPets: false }, { 8: 'YES' }, []],
    ['pets, and no animal', { hasPets: true }, { 8: 'NO' }, ['pets 8']],
    ['pets twice', { hasPets: true }, { 8: 'YES' }, []],
    ['none twice', { hasPets: false }, { 8: 'NO' }, []],
    ['left open', { hasPets: true }, { 8: 'PNTS' }, []],
    ['not answered yet', { hasPets: true }, {}, []],
    ['no household yet', null, { 8: 'YES' }, []],
    ['alone, and others', { household_members_count: '1,0' }, { 6: 'YES' }, ['people 6']],
    ['two, and others', { household_members_count: '2,0' }, { 6: 'YES' }, []],
    ['alone, and nobody', { household_members_count: '1,0' }, { 6: 'NO' }, []],
  ])('%s', (_name, household, responses, found) => {
    expect(told(household, responses)).toEqual(found);
  });

  test('are settled by the word that both are right, each for itself', () => {
    const household = { hasPets: true, household_members_count: '1,0' };
    expect(told(household, { 6: 'YES', 8: 'NO' }, ['pets'])).toEqual(['people 6']);
  });

  test('are read by the text keys under which answers are kept', () => {
    const questionnaire = [{ question: 'SelfDisclosure.Q08.Text', response: 'NO' }];
    expect(contradictions({ additional_details: { hasPets: true }, questionnaire: { questionnaire } })).toEqual([
      { about: 'pets', question: 8 },
    ]);
  });
});

test('a report’s word on pets is voluntary only where the question about them was left open', () => {
  const told = (answer: string | null) => [{ translation_key: 'SelfDisclosure.Q08.Text', answer }];
  expect(['YES', 'NO', 'PNTS', null].map((answer) => isPetsAnswered(told(answer)))).toEqual([true, true, false, false]);
  expect(isPetsAnswered([])).toBe(false);
});
