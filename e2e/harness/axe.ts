import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type AxeRules, axeViolations } from './axe-violations.ts';

export async function expectNoAxeViolations(page: Page, rules?: AxeRules): Promise<void> {
  expect(await axeViolations(page, rules)).toEqual([]);
}
