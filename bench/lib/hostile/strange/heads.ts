import type { Seed } from '../seeds.ts';
import { letter, replaced } from './page.ts';

const heads: Readonly<Record<string, string>> = {
  'a version of the future': '%PDF-2.4',
  'a version that never was': '%PDF-1.9',
  'a version without a dot': '%PDF-14',
  'no dash in the head': '%PDF1.4',
  'a dot for the dash': '%PDF.1.4',
  'no name in the head': '%1.4',
  'no head': '%\u00e2\u00e3\u00cf\u00d3',
};

/** Files that do not say rightly what they are. */
export const headlessFiles = (): Seed[] =>
  Object.entries(heads).map(([name, head]) => {
    const seed = letter(name);
    return { ...seed, bytes: replaced(seed.bytes, /^%PDF-1\.4/, head) };
  });
