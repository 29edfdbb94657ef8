import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { LOOKED_AT, markLooks } from './mark-looks.ts';

/** The short form: every page that is looked at takes it in anew. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

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
 * the rules until it is left: bringing them anew for each look takes several times as long as looking. Contrast takes
 * most of a look, and is not measured again on what is the same.
 */
export async function axeViolations(page: Page, rules: AxeRules = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await markLooks(page);
  const broken = await page.evaluate(
    async ([options, mark]) => {
      const { axe: there } = window as unknown as { axe: typeof axe };
      there.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
      const { violations } = await there.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? ''}`),
      );
    },
    [optionsOf(rules), LOOKED_AT] as const,
  );
  return rules.only ? broken : [...broken, ...(await nameless(page))];
}
