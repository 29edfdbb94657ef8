// `npm start`: builds what is needed, then serves. In production what runs is a release, the same as on any other
// machine, so that nothing works here by accident of what else is installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeRelease } from './lib/make-release.mjs';
import { root } from './lib/root.mjs';
import './build.mjs';

function program() {
  if (process.env.NODE_ENV !== 'production') return join(root, 'apps/server/dist/vesta.js');
  const folder = join(root, 'dist', `vesta-${process.platform}-${process.arch}`);
  makeRelease(folder);
  return join(folder, 'vesta.mjs');
}

const child = spawn(process.execPath, ['--enable-source-maps', program(), 'serve'], { stdio: 'inherit' });
// Ctrl-C reaches the whole group; this process only waits until the server has finished what it began.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
