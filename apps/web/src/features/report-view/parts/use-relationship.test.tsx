import { cleanup, render, screen } from '@testing-library/react';
import { intakeDetails } from '@vesta/texts/de/intake-details';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { useRelationship } from './use-relationship.ts';

afterEach(cleanup);

function Told({ relationship }: { relationship: string | null }) {
  return <p>{useRelationship()(relationship) ?? 'nothing'}</p>;
}

test.each([
  ['Partner', 'Partnerin oder Partner'],
  ['meine Tante', 'meine Tante'],
  // What is kept where nothing was said is no word for a reader.
  ['Guarantor', 'nothing'],
  [null, 'nothing'],
])('REP-07 the relationship %s is told as %s', (relationship, told) => {
  render(
    <IntlProvider locale="de" messages={intakeDetails}>
      <Told relationship={relationship} />
    </IntlProvider>,
  );
  expect(screen.getByText(told)).toBeTruthy();
});
