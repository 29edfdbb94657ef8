import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs the rules of WCAG 2.2 AA and good practice over the page as it stands; `only` narrows it to single rules. */
export async function axeViolations(page: Page, only?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (only ? builder.withRules(only) : builder.withTags(STANDARDS)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}

export async function expectNoAxeViolations(page: Page, only?: string[]): Promise<void> {
  expect(await axeViolations(page, only)).toEqual([]);
}
