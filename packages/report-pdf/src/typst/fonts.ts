import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../package-folder.ts';

const folder = path.join(packageFolder, 'fonts');

/** Our own typefaces and no others: a paper looks the same on every machine. */
export const readFonts = (): Buffer[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name)));
