import { cleanup, render } from '@testing-library/react';
import { core } from '@vesta/texts/en/core';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { type Flow, FlowContext } from '../lib/flow/flow.ts';
import { ShellProgress } from './shell-progress.tsx';

afterEach(cleanup);

const show = (flow: Pick<Flow, 'steps' | 'stepsLoading' | 'currentStep'>) =>
  render(
    <IntlProvider locale="en" messages={core as never} timeZone="Europe/Rome">
      <FlowContext value={flow as Flow}>
        <ShellProgress />
      </FlowContext>
    </IntlProvider>,
  ).container;

test('SHELL-03 the place of the steps is held while they are on their way', () => {
  expect(show({ steps: [], stepsLoading: true, currentStep: -1 }).firstElementChild).toBeTruthy();
});

test('SHELL-03 where no steps are to come, as in a sign-up that nobody came to by the start, there is no empty band', () => {
  expect(show({ steps: [], stepsLoading: false, currentStep: -1 }).firstElementChild).toBeNull();
});
