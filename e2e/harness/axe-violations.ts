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

/** In the tree that a screen reader is given: `- button`, `- link:`, with states perhaps, and without a name. */
const NAMELESS = /^\s*- (?:button|link)(?: \[[^\]]+\])*:?$/;

/**
 * What can be pressed and is called nothing. The rules look for any words inside; what a live region inside a button
 * says is not its name.
 */
async function nameless(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line, at) =>
    NAMELESS.test(line) ? [`no name: ${line.trim()} ${lines[at + 1]?.trim() ?? ''}`] : [],
  );
}

/**
 * Runs the rules of WCAG 2.2 AA and of good practice over the page as it stands, without the frames in it. A page keeps
 * the rules until it is left: bringing them anew for each look takes several times as long as looking.
 */
export async function axeViolations(page: Page, rules: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const broken = await page.evaluate(async (options) => {
    const { axe: there } = window as unknown as { axe: typeof axe };
    const { violations } = await there.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
    );
  }, optionsOf(rules));
  return rules.only ? broken : [...broken, ...(await nameless(page))];
}
