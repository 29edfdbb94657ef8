// `npm run release`: one folder, and an archive of it, that runs with Node alone on a machine like this one.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bytesBelow, makeRelease } from './lib/make-release.mjs';
import { root } from './lib/root.mjs';
import './build.mjs';

const name = `vesta-${process.platform}-${process.arch}`;
const folder = join(root, 'dist', name);
makeRelease(folder);
console.log(`${folder}: ${Math.round(bytesBelow(folder) / 1_000_000)} MB`);
// Told, not decided: whether a known weakness concerns this product is for whoever releases it.
spawnSync(process.execPath, [join(root, 'scripts/vulnerabilities.mjs')], { stdio: 'inherit' });
if (!process.argv.includes('--no-archive')) {
  execFileSync('tar', ['-czf', `${folder}.tar.gz`, '-C', join(root, 'dist'), name], { stdio: 'inherit' });
  console.log(`${folder}.tar.gz`);
}
