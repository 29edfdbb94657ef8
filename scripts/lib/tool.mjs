// Tools that few people need, and none of them daily, are not part of the install: each has its own lock file below
// tools/ and is fetched when it is first asked for.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './root.mjs';

const folderOf = (name) => join(root, 'tools', name);

/** npm writes this file last: without it the folder holds half an install. */
const isThere = (name) => existsSync(join(folderOf(name), 'node_modules/.package-lock.json'));

/** What `require` is beside the tool; fetches the tool first where it is not there. */
export function toolRequire(name) {
  if (!isThere(name)) {
    console.log(`Fetching the tool "${name}", which is not part of the install …`);
    try {
      execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folderOf(name), stdio: ['ignore', 'ignore', 'pipe'] });
    } catch {
      throw new Error(`The tool "${name}" could not be fetched. With a network, run "npm ci" in tools/${name}.`);
    }
  }
  return createRequire(join(folderOf(name), 'package.json'));
}
