import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskWork } from '@vesta/texts/en/desk-work';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { SecretBox } from './secret-box.tsx';

afterEach(cleanup);

const words = deskWork.DeskWork.Partners;

test('PART-03 a secret that is shown once takes the eye, and is copied whole', async () => {
  userEvent.setup();
  render(
    <IntlProvider locale="en" messages={deskWork}>
      <SecretBox secret="YtVUEAOM-xUVSu0" />
    </IntlProvider>,
  );
  const told = await screen.findByText(words.SecretText);
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(told)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: `${words.Copy}: ${words.Secret}` }));
  expect(await screen.findByText(words.Copied)).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('YtVUEAOM-xUVSu0');
});
