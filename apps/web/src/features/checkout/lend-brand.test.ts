import { afterEach, expect, test } from 'vitest';
import { lendBrand } from './lend-brand.ts';

afterEach(() => document.documentElement.removeAttribute('style'));

test('PAY-02 the checkout wears the colours of the company', () => {
  document.documentElement.style.setProperty('--brand-primary', '#5b2a4e');
  const page = document.implementation.createHTMLDocument('checkout');
  lendBrand(page);
  expect(page.documentElement.style.getPropertyValue('--pine')).toBe('#5b2a4e');
});
