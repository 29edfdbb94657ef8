import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test('E-Mail stands in one line, with the hyphen that people type and search for', () => {
  const words = 'Code per E-Mail, an die E-Mail-Adresse von eben';
  const { container } = render(<Unbroken words={words} />);
  expect(container.textContent).toBe(words);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['E-Mail', 'E-Mail']);
});

test('a co-applicant and the number of a report stand in one line', () => {
  const { container } = render(
    <Unbroken words="Co-richiedente con altri co-applicants: VR-HAHT-7DVS, VA-V7VJ-5A2B, A-MMM6-X8VX" />,
  );
  const kept = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['Co-richiedente', 'co-applicants', 'VR-HAHT-7DVS', 'VA-V7VJ-5A2B', 'A-MMM6-X8VX']);
});

test('what has no such word, or is more than words, stays as it is', () => {
  const { container } = render(<Unbroken words="Ein Code" />);
  expect(container.innerHTML).toBe('Ein Code');
});

test('the number of a floor and a size stay with what they count', () => {
  const { container } = render(<Unbroken words="61 m² · 2. OG · Balkon" />);
  expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(['61 m²', '2. OG']);
});

test('a day stays with its month in every language', () => {
  const words = 'vom 11. August bis 19. November, dal 3 marzo, il 1º dicembre, from 7 May, at 3 marches';
  const { container } = render(<Unbroken words={words} />);
  const kept = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(kept).toEqual(['11. August', '19. November', '3 marzo', '1º dicembre', '7 May']);
});

test('a sentence that is partly set otherwise is kept whole as well', () => {
  const { container } = render(<Unbroken words={['Per E-Mail an ', <b key="to">Lena</b>, ': eine E-Mail.']} />);
  expect(container.textContent).toBe('Per E-Mail an Lena: eine E-Mail.');
  expect(container.querySelectorAll('.no-break')).toHaveLength(2);
});
