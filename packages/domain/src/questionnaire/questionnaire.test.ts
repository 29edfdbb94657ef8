import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { groupQuestions } from './groups.ts';
import { MAX_QUESTIONS, questionKey, questionNumber } from './question-key.ts';
import { isVoluntary, wantsDetails } from './question-rules.ts';
import { questionnaireForm } from './questionnaire-form.ts';
import { readQuestions } from './read-questions.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('QUEST-01 the questions', () => {
  test('are read in order and end at the first text that is missing', () => {
    const texts = new Set([1, 2, 3, 5].map(questionKey));
    expect(readQuestions((key) => texts.has(key))).toEqual([1, 2, 3]);
    expect(readQuestions(() => false)).toEqual([]);
  });

  test('are never more than 99', () => {
    expect(readQuestions(() => true)).toEqual(upTo(MAX_QUESTIONS));
  });

  test('stand in groups 1-4, 5-10 and 11-15, the last one in section two', () => {
    const groups = groupQuestions(upTo(15)).map(({ group, numbers }) => [group.section, numbers[0], numbers.at(-1)]);
    expect(groups).toEqual([
      [1, 1, 4],
      [1, 5, 10],
      [2, 11, 15],
    ]);
  });

  test('that are added later join the last group, and a group without questions is not shown', () => {
    expect(groupQuestions(upTo(17)).at(-1)?.numbers).toEqual([11, 12, 13, 14, 15, 16, 17]);
    expect(groupQuestions(upTo(4))).toHaveLength(1);
  });

  test.each([
    [7, 7],
    ['7', 7],
    ['Q07', 7],
    ['SelfDisclosure.Q07.Text', 7],
    ['Q0', null],
    ['Q100', null],
    ['seven', null],
    [1.5, null],
    [null, null],
  ])('%j is question %j', (written, number) => {
    expect(questionNumber(written)).toBe(number);
  });

  test('on which a landlord may not insist are voluntary', () => {
    expect(upTo(15).filter(isVoluntary)).toEqual([4, 7, 9, 10, 15]);
  });

  test('want details for the answer that raises a question, which is No where Yes is good news', () => {
    expect(upTo(15).filter((number) => wantsDetails(number, 'YES'))).toEqual([1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13]);
    expect(upTo(15).filter((number) => wantsDetails(number, 'NO'))).toEqual([14, 15]);
    expect(upTo(15).filter((number) => wantsDetails(number, 'PNTS'))).toEqual([]);
  });
});

describe('QUEST-02 the answers', () => {
  const schema = questionnaireForm([1, 2, 3]);
  type Given = { question: string | number; response: string; details?: string | null };
  const no = (question: number): Given => ({ question, response: 'NO' });
  const ticks = { waiver: true, truthful: true } as const;
  const refused = (input: object) =>
    z
      .safeParse(schema, { ...ticks, ...input } as z.input<typeof schema>)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);

  test('are kept under their text key and in their order', () => {
    const given = [no(3), { question: 'Q01', response: 'yes', details: ' settled  in 2024 ' }, no(2)];
    expect(z.parse(schema, { ...ticks, questionnaire: given })).toEqual({
      questionnaire: [
        { question: 'SelfDisclosure.Q01.Text', response: 'YES', details: 'settled in 2024' },
        { question: 'SelfDisclosure.Q02.Text', response: 'NO', details: null },
        { question: 'SelfDisclosure.Q03.Text', response: 'NO', details: null },
      ],
      settled: [],
      waiver: true,
      truthful: true,
      credit_agency_consent: false,
    });
  });

  test('that were left open keep no words beside them', () => {
    const given = [{ question: 1, response: 'PNTS', details: 'typed before' }, no(2), no(3)];
    expect(z.parse(schema, { ...ticks, questionnaire: given }).questionnaire[0]?.details).toBeNull();
  });

  test.each([
    ['one missing', [no(1), no(2)], [['questionnaire', 'required']]],
    ['one given twice', [no(1), no(2), no(3), no(3)], [['questionnaire', 'choice']]],
    ['an unknown question', [no(1), no(2), no(9)], [['questionnaire.2.question', 'choice']]],
    ['no response', [no(1), no(2), { question: 3, response: '' }], [['questionnaire.2.response', 'required']]],
    ['another response', [no(1), no(2), { question: 3, response: 'MAYBE' }], [['questionnaire.2.response', 'choice']]],
    [
      'a Yes without details',
      [no(1), no(2), { question: 3, response: 'YES' }],
      [['questionnaire.2.details', 'required']],
    ],
    [
      'details beyond measure',
      [no(1), no(2), { question: 3, response: 'YES', details: 'x'.repeat(501) }],
      [['questionnaire.2.details', 'tooLong']],
    ],
    ['no list at all', undefined, [['questionnaire', 'required']]],
  ])('with %s are refused', (_name, questionnaire, issues) => {
    expect(refused({ questionnaire })).toEqual(issues);
  });

  test.each([false, undefined, null, 'true', 1])('are refused when a tick is %j instead of true', (tick) => {
    const questionnaire = [no(1), no(2), no(3)];
    expect(refused({ questionnaire, waiver: tick })).toEqual([['waiver', 'acceptance']]);
    expect(refused({ questionnaire, truthful: tick })).toEqual([['truthful', 'acceptance']]);
  });
});
