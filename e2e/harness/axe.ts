import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Rules {
  /** Nothing but these rules. */
  only?: string[];
  /** All but these rules. */
  except?: string[];
}

/** Runs the rules of WCAG 2.2 AA and of good practice over the page as it stands. */
export async function axeViolations(page: Page, { only, except = [] }: Rules = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const chosen = only ? builder.withRules(only) : builder.withTags(STANDARDS).disableRules(except);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}

export async function expectNoAxeViolations(page: Page, rules?: Rules): Promise<void> {
  expect(await axeViolations(page, rules)).toEqual([]);
}
