import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { useDays } from '../../../lib/use-days.ts';
import { useFigures } from './use-figures.ts';

afterEach(cleanup);

function Told({ at }: { at: string }) {
  const { day, longDay, moment } = useDays();
  const figures = useFigures();
  return <p>{[day(at), longDay(at), moment(at), figures.day(at.slice(0, 10))].join(' | ')}</p>;
}

const told = (locale: string, at: string) =>
  render(
    <IntlProvider locale={locale} timeZone="Europe/Rome" messages={{}}>
      <Told at={at} />
    </IntlProvider>,
  ).container.textContent;

test('Italian tells the first of a month as the first, wherever a day is told', () => {
  expect(told('it-IT', '2026-08-01T10:30:00Z')).toBe('1º ago 2026 | 1º agosto 2026 | 1º ago 2026, 12:30 | 1º ago 2026');
  expect(told('it-IT', '2026-08-11T10:30:00Z')).toMatch(/^11 ago 2026 \| 11 agosto 2026/);
  expect(told('en-GB', '2026-08-01T10:30:00Z')).toMatch(/^1 Aug 2026 \| 1 August 2026/);
});
