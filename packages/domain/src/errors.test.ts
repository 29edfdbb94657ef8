import { expect, test } from 'vitest';
import { errorCatalogue } from './errors.ts';

test('FLOW-09 API-03 every failure has a status of its kind and a text', () => {
  for (const [code, { status, textKey }] of Object.entries(errorCatalogue)) {
    expect(status, code).toBeGreaterThanOrEqual(400);
    expect(textKey, code).toMatch(/^[A-Z]\w*(\.\w+)+$/);
  }
});
