import { expect, test } from 'vitest';
import { refusal } from '../../../test/details-stage.tsx';
import { serverRefusals } from './server-refusals.ts';

test('a refused field is remembered with the value that was refused', () => {
  const failure = refusal('city', 'No such town.');
  expect(serverRefusals(failure, { city: 'Xx', street: 'Via Roma' })).toEqual({
    city: { value: 'Xx', message: 'No such town.' },
  });
});

test('names of the payload become those on screen, unknown ones are left to the message above the form', () => {
  const failure = refusal('current_city', 'No such town.');
  const shown = (name: string) => name.replace('current_', '');
  expect(serverRefusals(failure, { city: 'Xx' }, shown)).toHaveProperty('city');
  expect(serverRefusals(failure, { street: '' }, shown)).toEqual({});
  expect(serverRefusals(new Error('lost'), { city: '' })).toEqual({});
});
