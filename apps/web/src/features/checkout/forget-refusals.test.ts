import { expect, test } from 'vitest';
import { forgetRefusals } from './forget-refusals.ts';

test('PAY-02 what was said of the last card goes when another is typed, and what is said of other fields stays', () => {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<p class="failed" role="alert">Declined</p>
    <input id="number" aria-invalid="true"><p id="number-error">Wrong</p>
    <input id="code" aria-invalid="true"><p id="code-error">Missing</p>`;
  forgetRefusals(page);
  page.getElementById('number')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(page.querySelector('.failed')).toBeNull();
  expect(page.getElementById('number-error')).toBeNull();
  expect(page.getElementById('number')?.hasAttribute('aria-invalid')).toBe(false);
  expect(page.getElementById('code-error')).not.toBeNull();
});
