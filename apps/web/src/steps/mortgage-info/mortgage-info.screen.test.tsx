import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stage, stateWith } from '../../../test/details-stage.tsx';
import { documentCalls } from '../../features/documents/document-calls.ts';
import { ApiFailure } from '../../lib/api.ts';
import MortgageInfoScreen from './mortgage-info.screen.tsx';

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const PATH = '/v1/mortgage-info/submit';
const saved = {
  identified_property: false,
  property_type: 'house',
  property_value: '200.000,00',
  loan_amount: '160.000,00',
  need_financing: 'confirmed',
  sources_of_fund: [{ source: 'balance of bank account', amount: '40.000,00' }],
  loan_percentage: 80,
  funds: '40.000,00',
};

async function show(mortgage_info: object | null = null, answers: Parameters<typeof stage>[1]['answers'] = {}) {
  const shown = stage(<MortgageInfoScreen />, {
    step: 'mortgage-info',
    type: 'mortgage',
    state: stateWith({
      application: { application_type: 'mortgage' },
      answers: { mortgage_info: mortgage_info as Record<string, unknown> | null },
    }),
    answers: {
      [documentCalls.list]: () => ({ success: true, uploadedBankStatements: [], uploadedOtherDocuments: [] }),
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(label: string | RegExp, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
}
const figure = (id: string) => document.getElementById(id)?.textContent?.replaceAll('\u00a0', ' ');
const source = (name: string) => screen.getByRole('checkbox', { name });
const proof = () => screen.queryByRole('heading', { name: /^Proof of your funds/ });

describe('MORT-01 the amounts', () => {
  test('make percentage and funds while they are typed, in both ways of writing', async () => {
    await show();
    expect(figure('loan_percentage')).toBe('–');
    await write('Value of the property', '250,000.00');
    await write('Loan you need', '200.000');
    expect(figure('loan_percentage')).toBe('80%');
    expect(figure('funds')).toBe('€50,000.00');
    expect((screen.getByLabelText('Value of the property') as HTMLInputElement).value).toBe('250.000,00');
  });

  test('a loan above the value leaves no funds and says why', async () => {
    await show();
    await write('Value of the property', '100.000');
    expect(screen.getAllByText('once both amounts are there')).toHaveLength(2);
    // One sentence is seen in place of two empty cells.
    expect(screen.getByText(/appear here once both amounts are there\.$/)).toBeTruthy();
    await write('Loan you need', '120.000');
    expect(figure('funds')).toBe('–');
    expect(screen.getByText('the loan is higher than the value')).toBeTruthy();
    expect(screen.queryByText('once both amounts are there')).toBeNull();
    expect(screen.queryByText(/appear here once both/)).toBeNull();
  });

  test.each([
    ['0', '100.000', 'Please enter an amount above zero for the value of the property.'],
    ['100.000', '-5', 'Please enter an amount above zero for the loan.'],
    ['100.000', '100.000,01', 'The loan is higher than the value of the property. Please check both amounts.'],
    [
      '100.000',
      '100000',
      'The loan is as high as the value of the property. Part of it must come from your own funds.',
    ],
    ['100.000', 'much', 'Please write the amount in euro, for example 1.234,56.'],
  ])('a value of %s with a loan of %s is refused', async (value, loan, words) => {
    const { sent } = await show(saved);
    await write('Value of the property', value);
    await write('Loan you need', loan);
    await press('Continue');
    expect(await screen.findByRole('link', { name: words })).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
  });
});

describe('MORT-02 the choices', () => {
  test('that are missing are flagged after an attempt, not before', async () => {
    const { sent } = await show();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Continue');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '#identified_property',
      '#property_type',
      '#property_value',
      '#loan_amount',
      '#sources_of_fund',
      '#confirmation',
    ]);
    expect(within(summary).getByRole('link', { name: /^Please tick the box to confirm/ })).toBeTruthy();
    expect(sent(PATH)).toEqual([]);
  });

  test('of sources ask for a proof unless the balance of the bank account stands alone', async () => {
    await show(saved);
    expect(proof()).toBeNull();
    await userEvent.click(source('From family members'));
    expect(proof()).toBeTruthy();
    await userEvent.click(source('Balance of a bank account'));
    expect(proof()).toBeTruthy();
  });

  test('of sources ask for an amount each', async () => {
    await show({ ...saved, sources_of_fund: [{ source: 'by family members', amount: '' }] });
    await press('Continue');
    expect(
      await screen.findByRole('link', { name: 'Please say how much comes from “From family members”.' }),
    ).toBeTruthy();
  });

  test('are sent under their stored names', async () => {
    const { flow, sent } = await show(saved);
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Flat' }));
    await write('Loan you need', '150000');
    await userEvent.selectOptions(screen.getByLabelText(/^How long should it run/), '20 years');
    await press('Continue');
    await waitFor(() => expect(flow.next).toHaveBeenCalled());
    expect(sent(PATH)[0]?.body).toEqual({
      identified_property: true,
      property_type: 'apartment',
      property_value: '200.000,00',
      loan_amount: '150.000,00',
      loan_term: 20,
      need_financing: 'confirmed',
      loan_percentage: 75,
      funds: '50.000,00',
      sources_of_fund: [{ source: 'balance of bank account', amount: '40.000,00' }],
      confirmation: true,
    });
  });

  test('a gap between sources and funds is told and holds nobody up', async () => {
    await show({ ...saved, sources_of_fund: [{ source: 'balance of bank account', amount: '30.000,00' }] });
    expect(screen.getByText(/€10,000.00 still has no source/).textContent).toMatch(
      /^Together .* of .*\. €10,000.00 still/,
    );
  });

  test('own funds beyond what is needed are told as more, not as a part', async () => {
    await show({ ...saved, sources_of_fund: [{ source: 'balance of bank account', amount: '70.000,00' }] });
    expect(screen.getByText(/^Together €70,000.00, more than the €\d+,000.00 that are needed\.$/)).toBeTruthy();
  });

  test('a failure without words asks to reload the page', async () => {
    await show(saved, {
      [PATH]: () => {
        throw new ApiFailure('', { status: 500 });
      },
    });
    await press('Continue');
    expect(await screen.findByText('Error, Please refresh the page')).toBeTruthy();
  });
});
