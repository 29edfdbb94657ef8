import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

export function findChromium(): string {
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  const found = [process.env.CHROMIUM_PATH, ...candidates].find((file) => file && existsSync(file));
  if (!found) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM_PATH.');
  return found;
}
