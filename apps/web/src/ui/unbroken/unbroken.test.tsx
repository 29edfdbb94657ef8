import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('E-Mail stands in one line, with the hyphen that people type and search for', () => {
  const words = 'Code per E-Mail, an die E-Mail-Adresse von eben';
  const { container } = render(<Unbroken words={words} />);
  expect(container.textContent).toBe(words);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['E-Mail', 'E-Mail']);
});

test('what has no such word, or is more than words, stays as it is', () => {
  const { container } = render(<Unbroken words="Ein Code" />);
  expect(container.innerHTML).toBe('Ein Code');
});
