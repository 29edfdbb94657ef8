import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { serverFolder } from '../../../lib/worker-url.ts';
import type { GermanyData, ItalyData } from './types.ts';

const read = (file: string): unknown =>
  JSON.parse(gunzipSync(readFileSync(join(serverFolder, 'places-data', file))).toString('utf8'));

export const readItaly = (): ItalyData => read('it.json.gz') as ItalyData;
export const readGermany = (): GermanyData => read('de.json.gz') as GermanyData;
