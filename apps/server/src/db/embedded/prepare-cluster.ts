import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { templateFile } from './template-file.ts';
import { untar } from './untar.ts';

const UNFINISHED = 'unfinished-';

/**
 * Makes sure that the cluster's directory is either absent or complete. The template is unpacked beside it and moved
 * into place in one step, so a start that is killed half-way leaves only a folder that the next start removes.
 */
export async function prepareCluster(directory: string, cluster: string): Promise<void> {
  const leftovers = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(leftovers.map((name) => rm(path.join(directory, name), { recursive: true, force: true })));
  if (existsSync(cluster)) return;
  const unfinished = await mkdtemp(path.join(directory, UNFINISHED));
  const template = templateFile();
  if (!existsSync(template)) throw new Error(`The database template is missing. Run "npm run build" first.`);
  const unpacked = path.join(unfinished, 'cluster');
  await mkdir(unpacked, { mode: 0o700 });
  await untar(await promisify(gunzip)(await readFile(template)), unpacked);
  await rename(unpacked, cluster);
  await rm(unfinished, { recursive: true });
}
