import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BLOCK = 512;
const REGULAR_FILE = '0';
const DIRECTORY = '5';

/** Writes a plain ustar archive, as PGlite dumps it, into an existing empty directory. */
export async function untar(archive: Buffer, target: string): Promise<void> {
  let offset = 0;
  while (offset + BLOCK <= archive.length) {
    const header = archive.subarray(offset, offset + BLOCK);
    const name = text(header, 0, 100);
    if (name === '') return;
    const size = Number.parseInt(text(header, 124, 12), 8);
    const type = text(header, 156, 1) || REGULAR_FILE;
    const file = inside(target, path.join(text(header, 345, 155), name));
    offset += BLOCK;
    if (type === DIRECTORY) await mkdir(file, { recursive: true, mode: 0o700 });
    else if (type === REGULAR_FILE) await writeFile(file, archive.subarray(offset, offset + size), { mode: 0o600 });
    else throw new Error(`The archive holds an entry of type ${type}, which a data directory never has.`);
    offset += Math.ceil(size / BLOCK) * BLOCK;
  }
}

function inside(target: string, name: string): string {
  const file = path.join(target, name);
  if (!file.startsWith(target + path.sep)) throw new Error('The archive points outside of its directory.');
  return file;
}

function text(header: Buffer, start: number, length: number): string {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end).trim();
}
