import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { templateFile } from './template-file.ts';

/** Initialises an empty database once, so that a first start unpacks files instead of running initdb for seconds. */
export async function makeTemplate(): Promise<string> {
  const file = templateFile();
  if (existsSync(file)) return file;
  await mkdir(path.dirname(file), { recursive: true });
  const database = await PGlite.create();
  try {
    const dump = await database.dumpDataDir('gzip');
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
    await rename(unfinished, file);
  } finally {
    await database.close();
  }
  return file;
}
