import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { questions as words } from '@vesta/texts/en/questions';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal, stage, stateWith } from '../../../test/details-stage.tsx';
import { toFormValues, toPayload } from './questionnaire.mapping.ts';
import QuestionnaireScreen from './questionnaire.screen.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const PATH = '/v1/questionnaire/submit';
const numbers = Array.from({ length: 15 }, (_, index) => index + 1);
const saved = (responses: Record<number, string> = {}) => ({
  questionnaire: numbers.map((number) => ({
    question: number,
    response: responses[number] ?? (number < 14 ? 'NO' : 'YES'),
    details: null,
  })),
  waiver: true,
  truthful: true,
  credit_agency_consent: false,
});

async function show(questionnaire: object | null = null, scene: Partial<Parameters<typeof stage>[1]> = {}) {
  const state = stateWith({
    application: { region: 'de' },
    answers: { questionnaire: questionnaire as Record<string, unknown> | null },
  });
  const shown = stage(<QuestionnaireScreen />, { step: 'questionnaire', host: 'de.localhost', ...scene, state });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

/** By id, because asking for roles among fifteen groups takes its time. */
function question(number: number): HTMLElement {
  const found = document.getElementById(`Q${String(number).padStart(2, '0')}`);
  if (!found) throw new Error(`There is no question ${number}.`);
  return found;
}
const answer = (number: number, label: string) => userEvent.click(within(question(number)).getByLabelText(label));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }));

describe('QUEST-01 the self-disclosure', () => {
  test('stands in two sections and three folds, the first of them open', async () => {
    const { container } = await show();
    expect(screen.getAllByText(/^Part \d of 2$/).map((part) => part.textContent)).toEqual([
      'Part 1 of 2',
      'Part 2 of 2',
    ]);
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => fold.open)).toEqual([true, false, false]);
    expect(folds.map((fold) => fold.querySelectorAll('fieldset').length)).toEqual([4, 6, 5]);
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      expect.stringContaining('Questions 1 to 4'),
      expect.stringContaining('Questions 5 to 10'),
      expect.stringContaining('Questions 11 to 15'),
    ]);
  });

  test('opens the next fold when one is answered', async () => {
    const { container } = await show();
    for (const number of [1, 2, 3, 4]) await answer(number, 'No');
    await waitFor(() => expect(container.querySelectorAll('details')[1]?.open).toBe(true));
    expect(screen.getByText('4 of 4 answered')).toBeTruthy();
  });

  test('marks the questions that nobody has to answer', async () => {
    await show();
    expect(screen.getAllByText('Voluntary')).toHaveLength(5);
    expect(within(question(4)).getByText('Voluntary')).toBeTruthy();
    expect(within(question(1)).queryByText('Voluntary')).toBeNull();
  });

  test('asks for details beside the answer that wants them, and only there', async () => {
    await show();
    await answer(1, 'Yes');
    expect(screen.getByLabelText('Please describe it briefly')).toBeTruthy();
    await answer(1, 'Prefer not to say');
    expect(screen.queryByLabelText('Please describe it briefly')).toBeNull();
  });
});

describe('QUEST-02 going on', () => {
  test('without answers and ticks is refused, with a link to each', async () => {
    const { flow, sent, container } = await show();
    await press('Continue');
    const summary = await screen.findByRole('alert');
    // Ten of fifteen: nobody has to answer the voluntary ones.
    expect(within(summary).getAllByRole('link')).toHaveLength(12);
    expect(within(summary).getAllByText(/^These questions are still open/)).toHaveLength(1);
    const open = within(summary).getAllByRole('link', { name: /^Question \d+$/ });
    expect(open.map((link) => link.textContent)).toEqual(['1', '2', '3', '5', '6', '8', '11', '12', '13', '14']);
    expect(within(summary).queryByText(/^Question \d+:/)).toBeNull();
    expect(within(summary).getAllByRole('link', { name: /^Please confirm/ })).toHaveLength(2);
    expect([...container.querySelectorAll('details')].every((fold) => fold.open)).toBe(true);
    expect(sent(PATH)).toEqual([]);
    expect(flow.next).not.toHaveBeenCalled();
  });

  test('a single open question is named in a sentence', async () => {
    const given = saved();
    await show({ ...given, questionnaire: given.questionnaire.filter(({ question: number }) => number !== 14) });
    await press('Continue');
    expect(await screen.findByRole('link', { name: /^Question 14: please choose an answer/ })).toBeTruthy();
    expect(screen.queryByText(/^These questions are still open/)).toBeNull();
  });

  test('names each statement that is not ticked in words of its own', async () => {
    await show(saved());
    await tick(/voluntary/);
    await tick(/complete and true/);
    await press('Continue');
    const lines = (await screen.findAllByRole('link', { name: /^Please confirm/ })).map((link) => link.textContent);
    expect(lines).toEqual([words.Questionnaire.Error.Waiver, words.Questionnaire.Error.Truthful]);
    expect(new Set(lines).size).toBe(2);
  });

  test('with an unexplained Yes is refused in its own words', async () => {
    const { sent } = await show(saved({ 3: 'YES' }));
    await press('Continue');
    expect(await screen.findByRole('link', { name: 'Question 3: please add a short explanation.' })).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
  });

  test('with voluntary questions passed over goes on, and says that they were not answered', async () => {
    const given = saved();
    const voluntary = [4, 7, 9, 10, 15];
    const { flow, sent } = await show({
      ...given,
      questionnaire: given.questionnaire.filter(({ question: number }) => !voluntary.includes(number)),
    });
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
    const [payload] = sent(PATH).map(({ body }) => body as ReturnType<typeof toPayload>);
    const left = payload?.questionnaire.flatMap(({ response }, at) => (response === 'PNTS' ? [at + 1] : []));
    expect(left).toEqual(voluntary);
  });

  test('with an answer left open warns and lets go on', async () => {
    const { flow, sent } = await show(saved({ 4: 'PNTS' }));
    expect(screen.getByText(words.Missingcheck)).toBeTruthy();
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
    expect(sent(PATH)[0]?.body).toMatchObject({
      questionnaire: expect.arrayContaining([
        {
          question: 'SelfDisclosure.Q04.Text',
          response: 'PNTS',
          details: null,
        },
      ]),
    });
  });

  test('sends the consent to the credit agency only when it was given', async () => {
    const { sent } = await show({ ...saved(), waiver: false });
    expect(screen.queryByText(words.Missingcheck)).toBeNull();
    await tick(/^I know that every answer/);
    await tick(/credit agency/);
    await press('Continue');
    await waitFor(() => expect(sent(PATH)).toHaveLength(1));
    expect(sent(PATH)[0]?.body).toMatchObject({ waiver: true, truthful: true, credit_agency_consent: true });
  });

  test('shows what the server says when it refuses', async () => {
    const { flow } = await show(saved(), {
      answers: {
        [PATH]: () => {
          throw refusal('questionnaire', 'Please fill in the self-disclosure.');
        },
      },
    });
    await press('Continue');
    expect(await screen.findByText('Please fill in the self-disclosure.')).toBeTruthy();
    expect(flow.next).not.toHaveBeenCalled();
  });
});

test('what was saved comes back as it was, and words without a question are left out', () => {
  const values = toFormValues(
    { ...saved({ 1: 'YES' }), questionnaire: [{ question: 'Q01', response: 'YES', details: 'x' }] },
    [1, 2],
  );
  expect(values).toMatchObject({ Q01: 'YES', 'Q01-details': 'x', Q02: '', 'Q02-details': '', waiver: true });
  expect(toPayload({ ...values, Q01: 'NO' }, [1]).questionnaire).toEqual([
    { question: 'SelfDisclosure.Q01.Text', response: 'NO', details: null },
  ]);
  expect(toFormValues(null, [1])).toMatchObject({ Q01: '', waiver: false });
});

describe('QUEST-01 an answer that the household excludes', () => {
  const none = saved({ 8: 'NO' });
  const open = (questionnaire: object) =>
    stage(<QuestionnaireScreen />, {
      step: 'questionnaire',
      host: 'de.localhost',
      state: stateWith({
        application: { region: 'de' },
        answers: {
          questionnaire: questionnaire as Record<string, unknown>,
          additional_details: { hasPets: true, household_members_count: '2,0' },
        },
      }),
    });

  test('is not sent: both answers are shown, with the ways to correct either', async () => {
    const { sent, flow } = open(none);
    expect(await screen.findByText(/you have pets\. In the self-disclosure you say/)).toBeTruthy();
    await press('Continue');
    expect(await screen.findByRole('link', { name: /^Question 8 does not fit what you said/ })).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
    // The note stands at the question that it is about.
    expect(question(8).parentElement?.textContent).toContain('Two of your answers do not fit together');
    await press('Correct question 8');
    expect(document.activeElement).toBe(question(8));
    await press('Correct the household');
    expect(flow.goTo).toHaveBeenCalledWith('additional-details');
  });

  test('goes away with the other answer', async () => {
    const { sent } = open(none);
    await answer(8, 'Prefer not to say');
    expect(screen.queryByText('Two of your answers do not fit together')).toBeNull();
    await press('Continue');
    await waitFor(() => expect(sent(PATH)[0]?.body).toMatchObject({ settled: [] }));
  });

  test('stays where the person says that both are right, and says so', async () => {
    const { sent } = open(none);
    await press('Both are right');
    await press('Continue');
    await waitFor(() => expect(sent(PATH)[0]?.body).toMatchObject({ settled: ['pets'] }));
  });
});
