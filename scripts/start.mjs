// `npm start`: builds what is needed, then serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './lib/root.mjs';
import './build.mjs';

const child = spawn(process.execPath, ['--enable-source-maps', join(root, 'apps/server/dist/vesta.js'), 'serve'], {
  stdio: 'inherit',
});
// Ctrl-C reaches the whole group; this process only waits until the server has finished what it began.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
