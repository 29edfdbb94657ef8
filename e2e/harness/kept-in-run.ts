import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { inject } from 'vitest';

/** Made once by whichever worker needs it first; all others of this run find what it made. */
export async function keptInRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const place = join(inject('databaseFolder'), name);
  const known = await readFile(place).catch(() => null);
  if (known) return deserialize(known) as T;
  const made = await make();
  await mkdir(dirname(place), { recursive: true });
  // Others may make the same at the same time: they find all of it or nothing.
  const whole = `${place}.${process.pid}.${performance.now()}`;
  await writeFile(whole, serialize(made));
  await rename(whole, place);
  return made;
}
