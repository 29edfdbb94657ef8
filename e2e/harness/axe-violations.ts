import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeRules {
  /** Nothing but these rules. */
  only?: string[];
  /** All but these rules. */
  except?: string[];
}

/** Runs the rules of WCAG 2.2 AA and of good practice over the page as it stands. */
export async function axeViolations(page: Page, { only, except = [] }: AxeRules = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const chosen = only ? builder.withRules(only) : builder.withTags(STANDARDS).disableRules(except);
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}
