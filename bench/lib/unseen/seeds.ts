import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';

const file = path.join(root, 'bench', 'unseen-seeds.md');
const HEAD = `# Seeds that were used

A seed is scored once. Whoever repairs a reader looks at its papers afterwards, so that it cannot measure anything again:
these seeds are for repairs only (\`--repair\`).

| Seed | Bench | Papers | Day |
| ---- | ----- | ------ | --- |
`;

export interface Asked {
  readonly seed: string;
  /** Looks at a seed again to repair what was read wrong; nothing is written down. */
  readonly isRepair: boolean;
}

/** The seed named behind the benchmark's name, or by the environment. */
export function askedSeed(): Asked {
  const seed = process.env.UNSEEN_SEED ?? '';
  if (!/^[\w-]+$/.test(seed)) throw new Error('Name a seed: npm run bench -- reading-unseen SEED.');
  return { seed, isRepair: process.env.UNSEEN_REPAIR === '1' };
}

const written = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : HEAD);

export const isListed = (list: string, seed: string, bench: string): boolean => list.includes(`| ${seed} | ${bench} |`);

/** Throws where the papers of that seed may have been looked at. */
export function refuseUsed({ seed, isRepair }: Asked, bench: string): void {
  if (!isRepair && isListed(written(), seed, bench))
    throw new Error(`The seed ${seed} was used: choose another, or look at it with --repair.`);
}

/** Written before the first paper is read: a run that breaks off has shown its papers all the same. */
export function noteUsed({ seed, isRepair }: Asked, bench: string, papers: number): void {
  if (isRepair) return;
  writeFileSync(file, `${written()}| ${seed} | ${bench} | ${papers} | ${new Date().toISOString().slice(0, 10)} |\n`);
}
