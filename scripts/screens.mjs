// `npm run screens`: photographs every page into /screens and writes a page to leaf through them.
// Whatever follows is handed on, e.g. `npm run screens -- -t "Start, intro"` for a few of them.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const config = join(root, 'e2e/screens/vitest.config.ts');
const wanted = process.argv.slice(2);

// A whole run starts from nothing, so that no picture outlives its page.
if (wanted.length === 0) rmSync(join(root, 'screens'), { recursive: true, force: true });
const child = spawn(process.execPath, [vitest, 'run', '--config', config, ...wanted], { cwd: root, stdio: 'inherit' });
child.on('exit', (code) => {
  if (code === 0) console.log(`The pictures are in ${join('screens', 'index.html')}.`);
  process.exit(code ?? 1);
});
