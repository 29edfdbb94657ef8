import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasFlag } from 'country-flag-icons';

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

export const flagPath = (cca2: string): string => `/flags/${cca2.toLowerCase()}.svg`;

/** The drawing behind a file name such as `it.svg`; null for anything that is not exactly the flag of a country. */
export async function readFlag(fileName: string): Promise<Buffer | null> {
  const code = /^([a-z]{2})\.svg$/.exec(fileName)?.[1]?.toUpperCase();
  return code && hasFlag(code) ? readFile(join(folder, `${code}.svg`)) : null;
}
