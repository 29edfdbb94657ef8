import { cleanup, screen } from '@testing-library/react';
import { core } from '@vesta/texts/en/core';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../../test/report-stage.tsx';
import { session } from '../../lib/session.ts';
import UnauthorizedPage from './unauthorized-page.tsx';

const { Unauthorized } = core.ErrorPage;
const told = { title: 'Authentication failed', text: 'This link was used before.' };

afterEach(() => {
  cleanup();
  session.clear();
});

const shown = async (isKnown: boolean) => {
  if (isKnown) session.start('a-token');
  await stage(<UnauthorizedPage />, { state: told });
  await screen.findByText(told.text);
  return screen.queryByRole('link', { name: Unauthorized.Action });
};

test('PART-02 after a link that is worth nothing, whoever has begun in this browser is led back, and nobody else', async () => {
  expect(await shown(false)).toBeNull();
  cleanup();
  expect(await shown(true)).toBeTruthy();
});
