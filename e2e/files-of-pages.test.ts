import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** One file of the build, and those that it cannot do without. */
interface Built {
  file: string;
  css?: string[];
  imports?: string[];
}

/** With the words and the calls of a page, what a browser fetches in a few rounds. */
const MOST_OF_A_STEP = 40;
const MOST_OF_THE_FIRST_PAGE = 6;

const FRAME = ['index.html', 'src/app/other-pages.tsx', 'src/app/asking-flow.tsx'];

const manifest = JSON.parse(
  await readFile(new URL('../apps/web/dist/.vite/manifest.json', import.meta.url), 'utf8'),
) as Record<string, Built>;

function filesOf(modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...modules];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(manifest[at]?.imports ?? []));
  }
  return new Set([...seen].flatMap((module) => [manifest[module]?.file ?? module, ...(manifest[module]?.css ?? [])]));
}

test('a step of the form comes in a few files, and the first page in fewer, without those of the steps', () => {
  const steps = Object.keys(manifest).filter((module) => /^src\/steps\/.+\.screen\.tsx$/.test(module));
  expect(steps.length).toBeGreaterThan(10);
  const tooMany = steps.filter((step) => filesOf([...FRAME, step]).size > MOST_OF_A_STEP);
  expect(tooMany).toEqual([]);
  const first = filesOf(['index.html']);
  expect(first.size).toBeLessThanOrEqual(MOST_OF_THE_FIRST_PAGE);
  expect([...first].filter((file) => /\/(?:steps|pages|questions)/.test(file))).toEqual([]);
});
