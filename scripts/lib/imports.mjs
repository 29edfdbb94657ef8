// Who imports whom among our own files: found by the scanner of TypeScript, without types and without what npm brings.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import ts from 'typescript';

const CODE = /\.[cm]?[jt]sx?$/;
const SKIPPED = new Set(['node_modules', 'dist']);

function* codeBelow(root, folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* codeBelow(root, path);
    else if (CODE.test(entry.name)) yield path;
  }
}

/** The packages of this repository by their names, each with what its `exports` puts before and after the star. */
function packagesOf(root, folder) {
  const found = new Map();
  for (const name of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
    const file = join(root, folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const { name: called, exports } = JSON.parse(readFileSync(file, 'utf8'));
    const [before, after] = exports?.['./*']?.split('*') ?? [];
    if (before !== undefined) found.set(called, (rest) => posix.join(folder, name, `${before}${rest}${after}`));
  }
  return found;
}

/** `node:` for what comes with Node, null for what comes from npm or was built, else the path of the file. */
function resolverOf(root) {
  const packages = packagesOf(root, 'packages');
  const known = new Map();
  const isFile = (path) => {
    if (!known.has(path)) known.set(path, statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false);
    return known.get(path);
  };
  return (from, name) => {
    if (isBuiltin(name)) return 'node:';
    const [scope, own, ...rest] = name.split('/');
    const inside = packages.get(`${scope}/${own}`);
    if (!name.startsWith('.') && !inside) return null;
    const bare = name.replace(/\?.*$/, '');
    const path = name.startsWith('.') ? posix.join(posix.dirname(from), bare) : inside(rest.join('/'));
    if (path.split('/').some((part) => SKIPPED.has(part))) return null;
    const resolved = [path, `${path}.ts`, `${path}.tsx`].find(isFile);
    if (!resolved) throw new Error(`${from} imports ${name}, which is not there.`);
    return resolved;
  };
}

/** Every file of code below the folders, with the files it imports, types and dynamic imports too. */
export function readImports(root, folders) {
  const resolve = resolverOf(root);
  const imports = new Map();
  for (const file of folders.flatMap((folder) => [...codeBelow(root, folder)])) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    const targets = importedFiles.map(({ fileName }) => resolve(file, fileName)).filter(Boolean);
    imports.set(file, [...new Set(targets)]);
  }
  return imports;
}
