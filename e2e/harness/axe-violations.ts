import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeRules {
  /** Nothing but these rules. */
  only?: string[];
  /** All but these rules. */
  except?: string[];
}

const optionsOf = ({ only, except = [] }: AxeRules): RunOptions => ({
  runOnly: only ? { type: 'rule', values: only } : { type: 'tag', values: STANDARDS },
  rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
});

/**
 * Runs the rules of WCAG 2.2 AA and of good practice over the page as it stands, without the frames in it. A page keeps
 * the rules until it is left: bringing them anew for each look takes several times as long as looking.
 */
export async function axeViolations(page: Page, rules: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const { violations } = await there.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
  }, optionsOf(rules));
}
